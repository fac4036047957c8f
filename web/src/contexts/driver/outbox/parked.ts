type ScanResponse = {
  readonly results?: readonly { readonly outcome?: string; readonly itemid?: string }[];
};

/** Returns the numbers that the server stored for dispatch, as their jobs were reallocated. */
export const parkedIn = (response: unknown): readonly string[] =>
  ((response as ScanResponse | null)?.results ?? []).flatMap(({ outcome, itemid }) =>
    outcome === 'Parked' && itemid !== undefined ? [itemid] : [],
  );
