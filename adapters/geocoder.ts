/** A place on the map. */
export type MapPlace = {
  /** Stable within the geocoder that returned it. */
  readonly id: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The whole address in one line, the smallest part first. */
  readonly name: string;
  /** The parts of the address as Nominatim names them (`road`, `suburb`, `postcode`, `state` …). */
  readonly address: Readonly<Record<string, string>>;
};

/** A service that converts between addresses and coordinates. */
export type Geocoder = {
  /** The best places for a text, at most `limit`. @throws GeocoderSilent */
  search(text: string, limit: number): Promise<readonly MapPlace[]>;
  /** The nearest address, or null if none is near. @throws GeocoderSilent */
  reverse(latitude: number, longitude: number): Promise<MapPlace | null>;
};

/** A geocoder did not respond, or not as documented; `cause` holds the reason for the log. */
export class GeocoderSilent extends Error {
  constructor(cause: unknown) {
    super('The geocoder did not answer as documented.', { cause });
    this.name = 'GeocoderSilent';
  }
}
