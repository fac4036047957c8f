import type { OutboxEntry } from '#client/outbox/entry.ts';

/**
 * Keeps the actions that the server has confirmed until the run is read again: in between the run
 * on this phone does not have them, and a stop that is done would be open again.
 */
export function confirmedActions(onChange: (entries: readonly OutboxEntry[]) => void) {
  let entries: readonly OutboxEntry[] = [];
  const change = (next: readonly OutboxEntry[]) => {
    entries = next;
    onChange(next);
  };
  return {
    add: (entry: OutboxEntry) => change([...entries, entry]),
    isEmpty: () => entries.length === 0,
    /** Returns a function that forgets what is confirmed by now; call it once that was read. */
    note: () => {
      const known = new Set(entries);
      return () => change(entries.filter((entry) => !known.has(entry)));
    },
  };
}
