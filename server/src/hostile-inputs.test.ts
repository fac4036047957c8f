import { allEndpoints } from '@waybill/contract/all';
import type { Endpoint } from '@waybill/contract/endpoint';
import type { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unwrap } from '#platform/http/spelling.ts';
import { exampleOf } from '#testing/isolation/example-input.ts';
import { dice, testTimeout, sized } from '#testing/sized.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const seed = Date.now() % 2 ** 31;
const roll = dice(seed);
const oneOf = <T>(values: readonly T[]): T => values[roll(values.length)] as T;

/** Values a client may send where something else is expected. */
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
  -1e308,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  -(2 ** 53),
  2 ** 31,
  999_999_999.995,
  2 ** 53 + 2,
  0.1,
  true,
  null,
  [],
  [[[]]],
  Array.from({ length: 2000 }, () => 1),
  { __proto__: null, constructor: 1 },
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00Z',
  'x@y.example',
  'NSW',
  '👩‍👩‍👧‍👦\ud800',
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

/** Returns the smallest input of a call in which one member, at any depth, has a wrong value. */
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

/** Calls that end the caller's own session, or whose response depends on another server. */
const notCalled = new Set(['signOut', 'endImpersonation', 'testSmtp', 'testDirectory']);

const calls = Object.values(allEndpoints)
  .flatMap((context) => Object.entries(context))
  .filter(([name, { upload }]) => upload === undefined && !notCalled.has(name));

/** Calls as the administrator, signed in again if an earlier call ended the session. */
async function sendAsAda(endpoint: Endpoint, args: object) {
  const response = await ada.send(endpoint, args);
  if (response.status !== 401) return response;
  ada = await testApp.acme.as('ada');
  return ada.send(endpoint, args);
}

it('answers every call with random input without an internal error', testTimeout, async () => {
  const broken: unknown[] = [];
  let response = 0;
  for (const [name, endpoint] of calls) {
    for (let left = sized(300); left > 0; left -= 1) {
      const args = spoilt(endpoint.input);
      if (typeof args !== 'object' || args === null || Array.isArray(args)) continue;
      const { status, body } = await sendAsAda(endpoint, args);
      response += 1;
      if (status < 500) continue;
      const sent = JSON.stringify(args).slice(0, 300);
      broken.push({ seed, name, args: sent, body: body.slice(0, 200) });
    }
  }
  expect(broken).toEqual([]);
  expect(response).toBeGreaterThan(calls.length);
});
