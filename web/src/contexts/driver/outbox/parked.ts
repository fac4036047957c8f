import type { OutboxEntry } from '#client/outbox/entry.ts';
import { scanPath } from './acts.ts';

type ScanResponse = {
  readonly results?: readonly { readonly outcome?: string; readonly itemid?: string }[];
};

/** Returns the numbers that the server stored for dispatch, as their jobs were reallocated. */
export const parkedIn = (
  { path }: Pick<OutboxEntry, 'path'>,
  response: unknown,
): readonly string[] =>
  path !== scanPath
    ? []
    : ((response as ScanResponse | null)?.results ?? []).flatMap(({ outcome, itemid }) =>
        outcome === 'Parked' && itemid !== undefined ? [itemid] : [],
      );
