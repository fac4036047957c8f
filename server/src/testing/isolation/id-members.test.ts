import { endpoint } from '@waybill/contract/endpoint';
import { Guid, line } from '@waybill/contract/shared/fields';
import { guidOf, idOf, ownId } from '@waybill/contract/shared/ids';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idMembersOf, kindListedBy } from './id-members.ts';

const taking = (input: z.ZodType) =>
  endpoint({ path: '/api/x', access: 'none', summary: 'X.', input, output: z.null() });

describe('the members of an input that name records', () => {
  it('are those whose schema says so, however deep and whatever they are called', () => {
    const input = z.object({
      id: idOf('booking').nullish(),
      lines: z.array(z.object({ item: guidOf('job').optional() })).optional(),
      either: z.union([idOf('customer'), z.string()]),
      scanId: ownId(line(64)),
    });
    expect(idMembersOf('getX', taking(input))).toEqual([
      { path: 'id', form: 'number', kind: 'booking' },
      { path: 'lines[].item', form: 'guid', kind: 'job' },
      { path: 'either', form: 'number', kind: 'customer' },
      { path: 'either', form: 'text', kind: 'customer' },
    ]);
  });

  it.each([
    ['spelled like an id', z.object({ bookingId: z.string() }), 'bookingId'],
    ['a uuid that says nothing', z.object({ logo: Guid.optional() }), 'logo'],
  ])('are refused with what to do where one is %s', (_, input, path) => {
    expect(() => idMembersOf('getX', taking(input))).toThrow(
      `Nothing says what ${path} of getX names: declare it with idOf, guidOf or nameOf`,
    );
  });

  it('are not the id that a new record is sent with', () => {
    const input = z.object({ zone: z.object({ id: guidOf('zone') }), parentId: guidOf('zone') });
    expect(idMembersOf('createZone', taking(input)).map(({ path }) => path)).toEqual(['parentId']);
  });
});

it('a list says in its rows what it lists', () => {
  const output = z.object({ items: z.array(z.object({ id: idOf('invoice') })) });
  const list = endpoint({ path: '/api/x', access: 'none', summary: 'X.', output });
  expect(kindListedBy(list)).toBe('invoice');
});
