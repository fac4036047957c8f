/** A place on the map. */
export type MapPlace = {
  /** Stable within the geocoder that returned it. */
  readonly id: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The whole address in one line, the smallest part first. */
  readonly name: string;
  /** The parts of the address, named as in Nominatim (`road`, `suburb`, `postcode`, `state` …). */
  readonly address: Readonly<Record<string, string>>;
};

/** A service that converts between addresses and coordinates. */
export type Geocoder = {
  /** Returns the best places for a text, at most `limit`. @throws GeocoderSilent */
  search(text: string, limit: number): Promise<readonly MapPlace[]>;
  /** Returns the nearest address, or null if none is near. @throws GeocoderSilent */
  reverse(latitude: number, longitude: number): Promise<MapPlace | null>;
};

/** A geocoder did not respond, or not as documented; `cause` contains the reason for the log. */
export class GeocoderSilent extends Error {
  constructor(cause: unknown) {
    super('The geocoder did not answer as documented.', { cause });
    this.name = 'GeocoderSilent';
  }
}
