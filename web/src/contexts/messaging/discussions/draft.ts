import type { EntityType } from '@waybill/contract/messaging/discussions/choices';

/** An unfinished comment with its mentions. */
type Draft = {
  readonly content: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly records: readonly {
    readonly entitytype: EntityType;
    readonly entityid: string;
    readonly label: string;
  }[];
};

/** Storage for a draft that outlives the page. */
export type DraftPlace = {
  readonly get: () => Draft;
  readonly set: (draft: Draft) => void;
};

const noDraft: Draft = { content: '', people: [], records: [] };

/** Returns the storage of a user's draft in a discussion, on this device. */
export function draftOf(userGuid: string | undefined, discussionId: string): DraftPlace {
  const key = `waybill.draft.${userGuid ?? ''}.${discussionId}`;
  return {
    get: () => {
      const stored = guarded(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
      return isDraft(stored) ? stored : noDraft;
    },
    set: (draft) =>
      void guarded(() =>
        draft.content.trim() === ''
          ? localStorage.removeItem(key)
          : localStorage.setItem(key, JSON.stringify(draft)),
      ),
  };
}

/** True for what this version of the app stores. */
function isDraft(stored: unknown): stored is Draft {
  const { content, people, records } = (stored ?? {}) as Partial<Draft>;
  return typeof content === 'string' && Array.isArray(people) && Array.isArray(records);
}

/** Private windows may refuse storage, and stored data may be malformed: both are ignored. */
function guarded<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
