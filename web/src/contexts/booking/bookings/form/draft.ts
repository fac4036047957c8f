import type { Compose } from './values.ts';

type Draft<Values> = { readonly savedAt: number; readonly values: Values };

/** Whose draft it is: that of a user, or of somebody without an account. */
export type DraftOwner = number | 'guest';

/** A draft is offered again for a day. */
const retention_ms = 24 * 60 * 60 * 1000;

const keyOf = (owner: DraftOwner): string => `waybill.booking.draft.${owner}`;

/** The machine of a guest may be anybody's: what they wrote goes with their tab. */
const storeOf = (owner: DraftOwner): Storage => (owner === 'guest' ? sessionStorage : localStorage);

/** What somebody left unfinished on this device; null where there is nothing, or it is old. */
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

/** Keeps what somebody wrote so far. */
export function writeDraft(owner: DraftOwner, values: Compose, now: number): void {
  try {
    storeOf(owner).setItem(keyOf(owner), JSON.stringify({ savedAt: now, values }));
  } catch {
    // Private windows may refuse storage: the form then lasts as long as the page.
  }
}

/** Forgets it once it is booked, or not wanted any more. */
export function dropDraft(owner: DraftOwner): void {
  try {
    storeOf(owner).removeItem(keyOf(owner));
  } catch {
    // Nothing was kept where storage is refused.
  }
}
