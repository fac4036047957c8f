import { describe, expect, it } from 'vitest';
import { written } from '../db/statement.ts';
import { exampleList } from './filter/example-list.ts';
import { pageBounds } from './paging.ts';
import { ListRefusal } from './refusal.ts';
import { sortingSql } from './sorting.ts';

describe('a sort order', () => {
  it('is the requested one, in any case, followed by a tie-breaker', () => {
    expect(ordered('Customer.Code DESC,  status')).toBe('t.code desc, t.status, t.id');
    expect(ordered('customer/code desc, CUSTOMER.CODE')).toBe('t.code desc, t.id desc');
    expect(ordered('id desc')).toBe('t.id desc');
  });

  it('is the list’s default when none is requested', () => {
    expect([ordered(undefined), ordered(' ')]).toEqual([
      't.created desc, t.id desc',
      't.created desc, t.id desc',
    ]);
  });

  it.each([
    ['password', "This list cannot be sorted by 'password'."],
    ['status,', "This list cannot be sorted by ''."],
    ['t.id', "This list cannot be sorted by 't.id'."],
    ['status sideways', "After 'status' comes 'asc' or 'desc'."],
    ['status desc; drop', "After 'status' comes 'asc' or 'desc'."],
    ['x'.repeat(501), 'The sorting is longer than 500 characters.'],
  ])('%j is rejected on the field sorting', (sorting, message) => {
    expect(refusal(() => ordered(sorting))).toMatchObject({ member: 'sorting', message });
  });
});

describe('paging', () => {
  it('starts at the first row with ten rows, at most a thousand [const-029] [const-041]', () => {
    expect([
      pageBounds({}),
      pageBounds({ skipCount: 20, maxResultCount: 5000 }),
      pageBounds({ maxResultCount: 0 }),
    ]).toEqual([
      { skip: 0, take: 10 },
      { skip: 20, take: 1000 },
      { skip: 0, take: 0 },
    ]);
  });

  it('is rejected with the name of the invalid count', () => {
    expect([
      refusal(() => pageBounds({ skipCount: -1 })),
      refusal(() => pageBounds({ maxResultCount: Number.NaN })),
    ]).toMatchObject([
      { member: 'skipCount', message: 'skipCount must be a whole number, 0 or more.' },
      { member: 'maxResultCount', message: 'maxResultCount must be a whole number, 0 or more.' },
    ]);
  });
});

const ordered = (sorting: string | undefined) => written(sortingSql(exampleList, sorting)).text;

function refusal(act: () => unknown): ListRefusal | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof ListRefusal) return error;
    throw error;
  }
}
