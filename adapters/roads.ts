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

export type RoadQuery = {
  readonly profile: RoadProfile;
  readonly positions: readonly RoadPosition[];
  /** Ends the requests; what was not answered until then counts as silence. */
  readonly signal?: AbortSignal | undefined;
};

/** A server that measures travel by road. */
export type Roads = {
  /** Returns travel between all positions. @throws RoadsSilent */
  travel(query: RoadQuery): Promise<RoadTravel>;
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

/** Travel from some positions to others, row by row. */
type BlockQuery = {
  readonly profile: RoadProfile;
  readonly from: readonly RoadPosition[];
  readonly to: readonly RoadPosition[];
  readonly signal: AbortSignal;
};

/** One request to a server. */
export type RoadBlock = (query: BlockQuery) => Promise<readonly (readonly RoadWay[])[]>;

/** Servers limit the number of pairs per request. */
const block = 50;
/** The number of requests of one caller at a time. */
const parallel = 4;
/** The default maximum number of cached pairs. */
const rememberedMax = 500_000;

/**
 * Requests travel in blocks of 50 by 50 positions, a few at a time. Up to half a million pairs are
 * cached by coordinates of 5 decimals, about a metre, and the least recently used are dropped:
 * drivers go to the same places day after day.
 */
export function roadsInBlocks(request: RoadBlock, most = rememberedMax): Roads {
  const known = new RecentWays(most);
  return {
    async travel({ profile, positions, signal }) {
      const keys = positions.map((each) => each.map((degrees) => degrees.toFixed(5)).join());
      const keyOf = (row: number, column: number) => `${profile} ${keys[row]} ${keys[column]}`;
      const at = (index: number): RoadPosition => positions[index] ?? [0, 0];
      const durations = positions.map(() => positions.map((): number | null => null));
      const distances = positions.map(() => positions.map((): number | null => null));
      const failing = new AbortController();
      const ending = signal ? AbortSignal.any([signal, failing.signal]) : failing.signal;
      const fill = async ({ rows, columns }: Block) => {
        const isKnown = rows.every((r) => columns.every((c) => known.has(keyOf(r, c))));
        const from = rows.map(at);
        const response = isKnown
          ? null
          : await request({ profile, from, to: columns.map(at), signal: ending });
        for (const [i, r] of rows.entries()) {
          for (const [k, c] of columns.entries()) {
            const key = keyOf(r, c);
            const way = (response === null ? known.get(key) : response[i]?.[k]) ?? null;
            known.set(key, way);
            durations[r]![c] = way?.duration ?? null;
            distances[r]![c] = way?.distance ?? null;
          }
        }
      };
      // Known places share blocks, which need no request even if new places are among them.
      const isNew = (index: number) => !known.has(keyOf(index, index));
      const blocks = blocksOf([...positions.keys()].toSorted((a, b) => +isNew(a) - +isNew(b)));
      try {
        await inParallel(blocks, fill);
      } finally {
        failing.abort();
      }
      return { durations, distances };
    },
  };
}

type Block = { readonly rows: readonly number[]; readonly columns: readonly number[] };

function blocksOf(places: readonly number[]): readonly Block[] {
  const chunks = Array.from({ length: Math.ceil(places.length / block) }, (_, index) =>
    places.slice(index * block, (index + 1) * block),
  );
  return chunks.flatMap((rows) => chunks.map((columns) => ({ rows, columns })));
}

/** Takes the next block whenever one is done; ends with the first failure. */
async function inParallel(
  blocks: readonly Block[],
  fill: (each: Block) => Promise<void>,
): Promise<void> {
  const waiting = blocks.values();
  const takeTurns = async () => {
    for (const each of waiting) await fill(each);
  };
  await Promise.all(Array.from({ length: parallel }, takeTurns));
}

/** Cached ways, the least recently used first. */
class RecentWays {
  readonly #ways = new Map<string, RoadWay>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  has = (key: string): boolean => this.#ways.has(key);
  get = (key: string): RoadWay | undefined => this.#ways.get(key);

  set(key: string, way: RoadWay): void {
    this.#ways.delete(key);
    this.#ways.set(key, way);
    if (this.#ways.size <= this.#most) return;
    for (const oldest of this.#ways.keys()) {
      this.#ways.delete(oldest);
      return;
    }
  }
}
