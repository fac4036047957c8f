import { entityTypes } from '@waybill/contract/messaging/discussions/choices';
import { z } from 'zod';

const Draft = z.object({
  content: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  records: z.array(
    z.object({ entitytype: z.enum(entityTypes), entityid: z.string(), label: z.string() }),
  ),
});

/** An unfinished comment with its mentions. */
type Draft = z.output<typeof Draft>;

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
    get: () =>
      guarded(() => Draft.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))) ?? noDraft,
    set: (draft) =>
      void guarded(() =>
        draft.content.trim() === ''
          ? localStorage.removeItem(key)
          : localStorage.setItem(key, JSON.stringify(draft)),
      ),
  };
}

/** Private windows may refuse storage, and stored data may be malformed: both are ignored. */
function guarded<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
