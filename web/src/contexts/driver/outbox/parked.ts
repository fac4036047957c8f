type Answer = {
  readonly results?: readonly { readonly outcome?: string; readonly itemid?: string }[];
};

/** Numbers in an answer that the server keeps for dispatch: the job is somebody else's by now. */
export const parkedIn = (answer: unknown): readonly string[] =>
  ((answer as Answer | null)?.results ?? []).flatMap(({ outcome, itemid }) =>
    outcome === 'Parked' && itemid !== undefined ? [itemid] : [],
  );
