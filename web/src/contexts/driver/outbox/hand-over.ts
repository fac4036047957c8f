import type { OutboxEntry } from '#client/outbox/entry.ts';
import type { NewEntry } from '#client/outbox/store.ts';
import { messageAct, messagePath, scanPath } from './acts.ts';

type Refused = OutboxEntry & { readonly state: { readonly kind: 'refused' } };

/**
 * Returns the action that hands a refused one over to dispatch: a scan with all that was captured,
 * anything else as a message that names it. Null for a message, which cannot be sent otherwise.
 */
export function handOverAct(entry: Refused, id: string): NewEntry | null {
  const { path, body, title, at, state, jobId, alsoJobIds, owner } = entry;
  const of = { jobId, owner: owner ?? null, ...(alsoJobIds && { alsoJobIds }) };
  if (path === messagePath) return null;
  if (path !== scanPath) return { ...messageAct({ id, at }, `${title}: ${state.message}`), ...of };
  const handed = { ...(body as object), refusal: state.message };
  return { ...of, id, title, at, path: '/api/driver/scan-review', body: handed };
}

export const isRefused = (entry: OutboxEntry): entry is Refused => entry.state.kind === 'refused';
