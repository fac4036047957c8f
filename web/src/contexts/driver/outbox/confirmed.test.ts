import type { OutboxEntry } from '#client/outbox/entry.ts';
import { expect, it } from 'vitest';
import { scanPath } from './acts.ts';
import { confirmedActions } from './confirmed.ts';

const entry = (id: string, some: Partial<OutboxEntry> = {}) =>
  ({ id, path: '/api/driver/message', ...some }) as OutboxEntry;

function someConfirmed() {
  const changes: string[][] = [];
  const saved: (readonly OutboxEntry[])[] = [];
  const confirmed = confirmedActions({
    onChange: (entries) => changes.push(entries.map(({ id }) => id)),
    save: async (entries) => {
      saved.push(entries);
    },
  });
  return { confirmed, shown: changes, saved };
}

it('forgets only what was confirmed before the run was read', async () => {
  const { confirmed, shown } = someConfirmed();
  await confirmed.add(entry('a'));
  const forget = confirmed.note();
  await confirmed.add(entry('b'));
  await forget();
  expect(shown).toEqual([['a'], ['a', 'b'], ['b']]);
  expect(confirmed.isEmpty()).toBe(false);
  await confirmed.note()();
  expect(confirmed.isEmpty()).toBe(true);
});

it('is stored without its pictures, and shown again when the page is opened', async () => {
  const { confirmed, saved } = someConfirmed();
  const scanevent = { code: 'DELIVERED', images: ['data:image/jpeg;base64,QQ=='] };
  await confirmed.add(entry('a', { path: scanPath, body: { scanevent } }));
  expect(saved).toEqual([
    [entry('a', { path: scanPath, body: { scanevent: { code: 'DELIVERED' } } })],
  ]);
  const { confirmed: later, shown } = someConfirmed();
  await later.add(entry('b'));
  later.restore([...(saved[0] ?? []), entry('b')]);
  expect(shown.at(-1)).toEqual(['a', 'b']);
});
