import type { OutboxEntry } from '#client/outbox/entry.ts';
import { expect, it } from 'vitest';
import { confirmedActions } from './confirmed.ts';

const entry = (id: string) => ({ id }) as unknown as OutboxEntry;

it('forgets only what was confirmed before the run was read', () => {
  const shown: string[][] = [];
  const confirmed = confirmedActions((entries) => shown.push(entries.map(({ id }) => id)));
  confirmed.add(entry('a'));
  const forget = confirmed.note();
  confirmed.add(entry('b'));
  forget();
  expect(shown).toEqual([['a'], ['a', 'b'], ['b']]);
  expect(confirmed.isEmpty()).toBe(false);
  confirmed.note()();
  expect(confirmed.isEmpty()).toBe(true);
});
