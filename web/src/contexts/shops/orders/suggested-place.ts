type Place = {
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
  readonly countryCode: string;
};

/**
 * Returns the place that was probably meant: one of those found with the same postcode, else the
 * first. Null if there is none, or if it is the place itself.
 */
export function suggestedPlace(
  { suburb, postCode }: Pick<Place, 'suburb' | 'postCode'>,
  found: readonly Place[],
): Place | null {
  const best = found.find((place) => place.postCode === postCode) ?? found[0];
  if (best === undefined) return null;
  const isSame = best.suburb.toLowerCase() === suburb.toLowerCase() && best.postCode === postCode;
  return isSame ? null : best;
}
