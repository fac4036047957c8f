/** A place on the map. */
export type MapPlace = {
  /** Stable for the geocoder it comes from. */
  readonly id: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The whole address in one line, the smallest part first. */
  readonly name: string;
  /** The parts of the address as Nominatim names them (`road`, `suburb`, `postcode`, `state` …). */
  readonly address: Readonly<Record<string, string>>;
};

/** Whoever knows addresses and where they lie. */
export type Geocoder = {
  /** The best places for a text, at most `limit`. @throws GeocoderSilent */
  search(text: string, limit: number): Promise<readonly MapPlace[]>;
  /** The nearest address, or null where none is near. @throws GeocoderSilent */
  reverse(latitude: number, longitude: number): Promise<MapPlace | null>;
};

/** A geocoder did not answer, or not as documented; `cause` tells the log why. */
export class GeocoderSilent extends Error {
  constructor(cause: unknown) {
    super('The geocoder did not answer as documented.', { cause });
    this.name = 'GeocoderSilent';
  }
}
