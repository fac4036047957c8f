import type { Compose } from './values.ts';

type Draft = { readonly savedAt: number; readonly values: Compose };

/** A draft is offered again for a day. */
const kept_ms = 24 * 60 * 60 * 1000;

const keyOf = (userId: number): string => `waybill.booking.draft.${userId}`;

/** What somebody left unfinished on this device; null where there is nothing, or it is old. */
export function readDraft(userId: number, blank: Compose, now: number): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Draft | null;
    if (draft === null || now - draft.savedAt > kept_ms) return null;
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

export function writeDraft(userId: number, values: Compose, now: number): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ savedAt: now, values }));
  } catch {
    // Private windows may refuse storage: the form then lasts as long as the page.
  }
}

export function dropDraft(userId: number): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept where storage is refused.
  }
}
