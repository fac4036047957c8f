/** A place that freight is sent from or to. */
export type GazetteerLocality = {
  /** Two letters, upper case. */
  readonly countryCode: string;
  readonly suburb: string;
  readonly postCode: string;
  /** Part of the country, such as `NSW`; empty if the country has none. */
  readonly stateCode: string;
  /** The name of that part; empty if the code implies it or if unknown. */
  readonly state?: string;
  /** Degrees; both null if unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The source of the row (decisions T-30). */
  readonly source: string;
};
