import type { ApartFrom, TenantDb } from './database.ts';

/** Consecutive numbers of one series, with the values of its row. */
export type NumberRun<Series> = {
  readonly series: Series;
  readonly first: number;
  readonly count: number;
};

/** Reserves `count` numbers; undefined if the series has none left. */
export type Reserve<Series> = (
  db: TenantDb,
  count: number,
) => Promise<NumberRun<Series> | undefined>;

type Block = {
  rest: NumberRun<unknown> | undefined;
  /** The size of the next reservation. */
  size: number;
  reserved_ms: number;
  /** Callers waiting for numbers are served in order of arrival. */
  last: Promise<unknown>;
};

const largestBlock = 256;
/** A block that lasted longer is large enough, so that a tenant with little work has no gaps. */
const short_ms = 1_000;

/** By database, then by tenant and series. */
const blocks = new WeakMap<ApartFrom, Map<string, Block>>();

/**
 * Draws numbers that may have gaps. A process reserves them in blocks, in a separate transaction,
 * so that no transaction waits for the end of another. A number drawn by a transaction that rolls
 * back, or left over when the process ends, is never used. The block size doubles while blocks last
 * less than a second, and falls back to the number needed if they last longer.
 * @returns one or more runs of numbers, `count` in all; undefined if the series has too few
 */
export async function drawNumbers<Series>(
  db: TenantDb,
  { name, count }: { readonly name: string; readonly count: number },
  reserve: Reserve<Series>,
): Promise<readonly NumberRun<Series>[] | undefined> {
  const block = blockOf(db, name);
  const drawn = block.last.then(() =>
    drawFrom(block, count, (size) => reserveApart(db, size, reserve)),
  );
  block.last = drawn.catch(() => {});
  return (await drawn) as readonly NumberRun<Series>[] | undefined;
}

function blockOf(db: TenantDb, name: string): Block {
  let ofDatabase = blocks.get(db.apart);
  if (ofDatabase === undefined) blocks.set(db.apart, (ofDatabase = new Map()));
  const key = `${db.scope.tenantId} ${name}`;
  let block = ofDatabase.get(key);
  if (block === undefined) {
    block = { rest: undefined, size: 1, reserved_ms: -Infinity, last: Promise.resolve() };
    ofDatabase.set(key, block);
  }
  return block;
}

const reserveApart = <Series>(db: TenantDb, count: number, reserve: Reserve<Series>) =>
  db.apart.transaction(db.scope, (apart) => reserve(apart, count));

async function drawFrom(
  block: Block,
  count: number,
  reserve: (count: number) => Promise<NumberRun<unknown> | undefined>,
): Promise<readonly NumberRun<unknown>[] | undefined> {
  const runs = take(block, count);
  const missing = count - (runs[0]?.count ?? 0);
  if (missing === 0) return runs;
  const now_ms = performance.now();
  block.size = now_ms - block.reserved_ms < short_ms ? Math.min(block.size * 2, largestBlock) : 1;
  block.reserved_ms = now_ms;
  const reserved =
    (await reserve(Math.max(missing, block.size))) ??
    (block.size > missing ? await reserve(missing) : undefined);
  if (reserved === undefined) return undefined;
  block.rest = reserved;
  return [...runs, ...take(block, missing)];
}

/** Takes up to `count` of the reserved numbers. */
function take(block: Block, count: number): readonly NumberRun<unknown>[] {
  const { rest } = block;
  if (rest === undefined || count === 0) return [];
  const taken = Math.min(count, rest.count);
  const left = rest.count - taken;
  block.rest = left === 0 ? undefined : { ...rest, first: rest.first + taken, count: left };
  return [{ ...rest, count: taken }];
}
