/** A place that freight is sent from or to. */
export type GazetteerLocality = {
  /** Two letters, upper case. */
  readonly countryCode: string;
  readonly suburb: string;
  readonly postCode: string;
  /** Part of the country, as `NSW`; empty where a country has none. */
  readonly stateCode: string;
  /** The name of that part; empty where the code tells it or nobody knows. */
  readonly state?: string;
  /** Degrees; both null when nobody knows. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Where the row comes from (decisions T-30). */
  readonly source: string;
};
