import type { AttributeLookup } from '@waybill/contract/lookups/attributes/shapes';

const ofLocations = [
  ['id', 'Number', 'number'],
  ['country', 'Country', 'text'],
  ['state', 'State', 'text'],
  ['stateCode', 'State code', 'text'],
  ['timezone', 'Time zone', 'text'],
  ['latitude', 'Latitude', 'number'],
  ['longitude', 'Longitude', 'number'],
] as const;

/** Attributes of a location beyond its suburb and postcode. */
export const locationAttributes: readonly AttributeLookup[] = ofLocations.map(
  ([key, displayName, dataType]) => ({
    key,
    displayName,
    group: 'Location',
    subGroup: 'Place',
    dataType,
  }),
);

type CarrierWithAttributes = {
  readonly code: string;
  readonly attributes: readonly Pick<AttributeLookup, 'key' | 'displayName' | 'dataType'>[];
};

/** Returns the attributes of carrier accounts, by the codes of their carriers. */
export const carrierAttributes = (
  carriers: readonly CarrierWithAttributes[],
): readonly AttributeLookup[] =>
  carriers.flatMap(({ code, attributes }) =>
    attributes.map(({ key, displayName, dataType }) => ({
      key,
      displayName,
      group: 'Carrier',
      subGroup: code,
      dataType,
    })),
  );

/** Returns the attributes whose key, name or group contains the text, regardless of case. */
export function attributesLike(
  attributes: readonly AttributeLookup[],
  text: string,
): readonly AttributeLookup[] {
  const sought = text.toLowerCase();
  return attributes.filter(({ key, displayName, group, subGroup }) =>
    [key, displayName, group, subGroup].some((word) => word.toLowerCase().includes(sought)),
  );
}
