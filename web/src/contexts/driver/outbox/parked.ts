type ScanResponse = {
  readonly results?: readonly { readonly outcome?: string; readonly itemid?: string }[];
};

/** Numbers in a response that the server keeps for dispatch: the job is somebody else's by now. */
export const parkedIn = (response: unknown): readonly string[] =>
  ((response as ScanResponse | null)?.results ?? []).flatMap(({ outcome, itemid }) =>
    outcome === 'Parked' && itemid !== undefined ? [itemid] : [],
  );
