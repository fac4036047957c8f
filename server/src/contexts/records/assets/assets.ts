const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True for the `fileName` of an upload; any other id is the token of an export. */
export const isFileName = (assetId: string): boolean => uuid.test(assetId);
