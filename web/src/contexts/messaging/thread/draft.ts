/** What somebody began to write in a discussion and has not sent; it outlives the page. */
export type Draft = {
  readonly get: () => string;
  readonly set: (text: string) => void;
};

/** The draft of a user in a discussion, kept on this device. */
export function draftOf(userGuid: string | undefined, discussionId: string): Draft {
  const key = `waybill.draft.${userGuid ?? ''}.${discussionId}`;
  return {
    get: () => guarded(() => localStorage.getItem(key)) ?? '',
    set: (text) =>
      void guarded(() =>
        text.trim() === '' ? localStorage.removeItem(key) : localStorage.setItem(key, text),
      ),
  };
}

/** Private windows may refuse storage: nothing is kept then. */
function guarded<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
