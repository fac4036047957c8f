/** Degrees, WGS 84. */
export type RoadPosition = readonly [longitude: number, latitude: number];

export type RoadProfile = 'car' | 'truck';

/** From each position (row) to every other one (column); null if no road leads there. */
export type RoadTravel = {
  /** Seconds. */
  readonly durations: readonly (readonly (number | null)[])[];
  /** Metres. */
  readonly distances: readonly (readonly (number | null)[])[];
};

/** A server that measures travel by road. */
export type Roads = {
  /** Returns travel between all positions. @throws RoadsSilent */
  travel(profile: RoadProfile, positions: readonly RoadPosition[]): Promise<RoadTravel>;
};

/** A road server did not respond, or not as documented; `cause` contains the reason for the log. */
export class RoadsSilent extends Error {
  constructor(cause: unknown) {
    super('The road server did not answer as documented.', { cause });
    this.name = 'RoadsSilent';
  }
}

/** Travel between two positions; null if no road leads there. Seconds and metres. */
export type RoadWay = { readonly duration: number; readonly distance: number } | null;

/** Travel from some positions to others: one request to a server, row by row. */
export type RoadBlock = (
  profile: RoadProfile,
  from: readonly RoadPosition[],
  to: readonly RoadPosition[],
) => Promise<readonly (readonly RoadWay[])[]>;

/** Servers limit the number of pairs per request. */
const block = 50;
const rememberedMax = 500_000;

/**
 * Requests travel in blocks of 50 by 50 positions. Up to half a million pairs are cached by
 * coordinates of 5 decimals, about a metre: drivers go to the same places day after day.
 */
export function roadsInBlocks(request: RoadBlock): Roads {
  const known = new Map<string, RoadWay>();
  return {
    async travel(profile, positions) {
      const keys = positions.map((each) => each.map((degrees) => degrees.toFixed(5)).join());
      const keyOf = (row: number, column: number) => `${profile} ${keys[row]} ${keys[column]}`;
      const at = (index: number): RoadPosition => positions[index] ?? [0, 0];
      const ways: RoadWay[][] = positions.map(() => []);
      const fill = async (rows: readonly number[], columns: readonly number[]) => {
        const isKnown = rows.every((r) => columns.every((c) => known.has(keyOf(r, c))));
        const response = isKnown ? null : await request(profile, rows.map(at), columns.map(at));
        if (known.size > rememberedMax) known.clear();
        for (const [i, r] of rows.entries()) {
          for (const [k, c] of columns.entries()) {
            const way = (response === null ? known.get(keyOf(r, c)) : response[i]?.[k]) ?? null;
            ways[r]?.push(way);
            known.set(keyOf(r, c), way);
          }
        }
      };
      const blocks = chunks([...positions.keys()]);
      for (const rows of blocks) for (const columns of blocks) await fill(rows, columns);
      const grid = (measure: 'duration' | 'distance') =>
        ways.map((row) => row.map((way) => way?.[measure] ?? null));
      return { durations: grid('duration'), distances: grid('distance') };
    },
  };
}

const chunks = (places: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(places.length / block) }, (_, index) =>
    places.slice(index * block, (index + 1) * block),
  );
