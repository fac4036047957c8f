import type { Compose } from './values.ts';

type Draft<Values> = { readonly savedAt: number; readonly values: Values };

/** The owner of a draft: a user, or a guest. */
export type DraftOwner = number | 'guest';

/** A draft is offered for a day. */
const retention_ms = 24 * 60 * 60 * 1000;

const keyOf = (owner: DraftOwner): string => `waybill.booking.draft.${owner}`;

/** A guest may use a shared device: the draft is deleted with the tab. */
const storeOf = (owner: DraftOwner): Storage => (owner === 'guest' ? sessionStorage : localStorage);

/** Returns the unfinished form stored on this device; null if there is none, or it has expired. */
export function readDraft<Values extends Compose>(
  owner: DraftOwner,
  blank: Values,
  now: number,
): Draft<Values> | null {
  try {
    const text = storeOf(owner).getItem(keyOf(owner)) ?? 'null';
    const draft = JSON.parse(text) as Draft<Values> | null;
    if (draft === null || now - draft.savedAt > retention_ms) return null;
    // A form of an earlier release may lack fields.
    return {
      savedAt: draft.savedAt,
      values: {
        ...blank,
        ...draft.values,
        from: { ...blank.from, ...draft.values.from },
        to: { ...blank.to, ...draft.values.to },
      },
    };
  } catch {
    return null;
  }
}

/** Stores the current form values. */
export function writeDraft(owner: DraftOwner, values: Compose, now: number): void {
  try {
    storeOf(owner).setItem(keyOf(owner), JSON.stringify({ savedAt: now, values }));
  } catch {
    // Private windows may refuse storage: the form then lasts as long as the page.
  }
}

/** Deletes the draft once it is booked or discarded. */
export function dropDraft(owner: DraftOwner): void {
  try {
    storeOf(owner).removeItem(keyOf(owner));
  } catch {
    // If storage is refused, nothing was stored.
  }
}
