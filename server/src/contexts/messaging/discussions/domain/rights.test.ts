import { describe, expect, it } from 'vitest';
import { levelOf, mayChange } from './rights.ts';

const now = new Date('2026-11-17T22:30:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const staff = { userId: 1, customerId: null, permissions: new Set<string>() };
const customer = { userId: 2, customerId: 7, permissions: new Set<string>() };

describe('who may read a comment', () => {
  it('only staff unless they choose otherwise, and the customer for their own [M-02]', () => {
    expect([
      levelOf(staff, undefined),
      levelOf(staff, 'ThirdParty'),
      levelOf(customer, undefined),
      levelOf(customer, 'Public'),
    ]).toEqual(['Internal', 'ThirdParty', 'Customer', 'Public']);
  });

  it('customers cannot choose other audiences', () => {
    const refused = [{ message: 'You may write for Customer or Public' }];
    for (const level of ['Internal', 'ThirdParty'] as const) {
      expect(() => levelOf(customer, level)).toThrow(
        expect.objectContaining({ validationErrors: [expect.objectContaining(refused[0])] }),
      );
    }
  });
});

describe('editing a comment', () => {
  it('is allowed to its author for 15 minutes, and to moderators at any time [M-06]', () => {
    const moderator = { ...customer, permissions: new Set(['Communication.Edit']) };
    const work = (age: number) => ({ created_by: 1, created_at: minutesAgo(age) });
    expect([
      mayChange(staff, work(15), now),
      mayChange(staff, work(15.1), now),
      mayChange(customer, work(1), now),
      mayChange(moderator, work(9000), now),
    ]).toEqual([true, false, false, true]);
  });

  it('is allowed to no one for system comments', () => {
    const system = { ...staff, userId: null };
    expect(mayChange(system, { created_by: null, created_at: now }, now)).toBe(false);
  });
});
