import type { OutboxEntry } from '#client/outbox/entry.ts';
import { scanPath } from './acts.ts';

type Confirmed = {
  readonly onChange: (entries: readonly OutboxEntry[]) => void;
  /** Stores the actions on this phone; never throws. */
  readonly save: (entries: readonly OutboxEntry[]) => Promise<void>;
};

/**
 * Keeps the actions that the server has confirmed until the run is read again: in between the run
 * on this phone does not have them, and a stop that is done would be open again, also after the
 * page was killed.
 */
export function confirmedActions({ onChange, save }: Confirmed) {
  let entries: readonly OutboxEntry[] = [];
  const show = (next: readonly OutboxEntry[]) => {
    entries = next;
    onChange(next);
  };
  const change = async (next: readonly OutboxEntry[]): Promise<void> => {
    show(next);
    await save(next);
  };
  return {
    add: (entry: OutboxEntry) => change([...entries, withoutPictures(entry)]),
    /** Shows what was confirmed before the page was opened. */
    restore: (saved: readonly OutboxEntry[]) => {
      const known = new Set(entries.map(({ id }) => id));
      show([...saved.filter(({ id }) => !known.has(id)), ...entries]);
    },
    isEmpty: () => entries.length === 0,
    /** Returns a function that forgets what is confirmed by now; call it once that was read. */
    note: () => {
      const known = new Set(entries);
      return () => change(entries.filter((entry) => !known.has(entry)));
    },
  };
}

type ScanBody = { readonly scanevent?: { readonly code?: string } };

/** The server has the pictures; of a scan the screens only need what kind it was. */
function withoutPictures(entry: OutboxEntry): OutboxEntry {
  if (entry.path === '/api/driver/pre-start-check') return { ...entry, body: {} };
  if (entry.path !== scanPath) return entry;
  return { ...entry, body: { scanevent: { code: (entry.body as ScanBody).scanevent?.code } } };
}
