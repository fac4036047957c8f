type Place = {
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
  readonly countryCode: string;
};

/**
 * Returns the place that was probably meant: one of those found with the same postcode, else the
 * first. Null if there is none, or if the place itself was found.
 */
export function suggestedPlace(
  { suburb, postCode }: Pick<Place, 'suburb' | 'postCode'>,
  found: readonly Place[],
): Place | null {
  const isItself = (place: Place) =>
    place.suburb.toLowerCase() === suburb.toLowerCase() && place.postCode === postCode;
  if (found.some(isItself)) return null;
  return found.find((place) => place.postCode === postCode) ?? found[0] ?? null;
}
