import type { Endpoint } from '@waybill/contract/endpoint';
import type { z } from 'zod';
import * as booking from '@waybill/contract/booking/endpoints';
import * as carriers from '@waybill/contract/carriers/endpoints';
import * as customers from '@waybill/contract/customers/endpoints';
import * as dangerousGoods from '@waybill/contract/dangerousGoods/endpoints';
import * as pricing from '@waybill/contract/pricing/endpoints';
import * as rates from '@waybill/contract/rates/endpoints';
import * as search from '@waybill/contract/search/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unwrap } from '#platform/http/spelling.ts';
import { exampleOf } from '#testing/isolation/example-input.ts';
import { dice, patience, sized } from '#testing/sized.ts';
import { type Caller, demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
let ada: Caller;
beforeAll(async () => {
  town = await demoTown();
  ada = await town.acme.as('ada');
});
afterAll(() => town.close());

const seed = Date.now() % 2 ** 31;
const roll = dice(seed);
const oneOf = <T>(values: readonly T[]): T => values[roll(values.length)] as T;

/** What somebody may send where something else is meant (reliability F-3). */
const hostile: readonly unknown[] = [
  'a\0b',
  '\u202e\u0000',
  "'; drop table x --",
  '__proto__',
  'x'.repeat(100_000),
  '',
  ' ',
  'NaN',
  '-0',
  '9007199254740993',
  -1,
  0,
  1e308,
  2 ** 53 + 2,
  0.1,
  true,
  null,
  [],
  [[[]]],
  Array.from({ length: 2000 }, () => 1),
  { __proto__: null, constructor: 1 },
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
];

type Schema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
};

/** The smallest input of a call with one member, however deep, that is something else. */
function spoilt(schema: Schema): unknown {
  const { type, shape, element } = unwrap(schema)._zod.def as unknown as Def;
  if (roll(8) === 0) return oneOf(hostile);
  if (type === 'array' && element) return [spoilt(element)];
  const members = Object.keys(shape ?? {});
  if (type !== 'object' || members.length === 0) return oneOf(hostile);
  const member = oneOf(members);
  const inner = shape?.[member];
  return { ...(exampleOf(schema) as object), ...(inner && { [member]: spoilt(inner) }) };
}

const calls = Object.entries({
  ...booking,
  ...carriers,
  ...customers,
  ...dangerousGoods,
  ...pricing,
  ...rates,
  ...search,
}) as [string, Endpoint][];

it(
  'no call of the commercial side breaks by what it is sent: it answers or says what is wrong',
  patience,
  async () => {
    const broken: unknown[] = [];
    for (const [name, promise] of calls) {
      for (let left = sized(100); left > 0; left -= 1) {
        const args = spoilt(promise.input);
        if (typeof args !== 'object' || args === null || Array.isArray(args)) continue;
        const { status, body } = await ada.send(promise, args);
        if (status >= 500)
          broken.push({
            seed,
            name,
            args: JSON.stringify(args).slice(0, 300),
            body: body.slice(0, 200),
          });
      }
    }
    expect(broken).toEqual([]);
  },
);
