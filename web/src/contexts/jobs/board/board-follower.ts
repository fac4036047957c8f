import { type WantedChanges, boardWith, holdersAmong } from '@waybill/contract/jobs/board/changes';
import type { Board, BoardChanges } from '@waybill/contract/jobs/board/shapes';
import type { LiveEvent } from '#client/event-stream.ts';

type BoardParts = {
  /** The board as last read; undefined before. */
  readonly board: () => Board | undefined;
  /** True while the whole board is being read. */
  readonly isReading: () => boolean;
  readonly read: (query: Query) => Promise<BoardChanges>;
  readonly save: (board: Board) => void;
  /** Reads the whole board. */
  readonly reload: () => void;
};

type Query = { readonly [Key in keyof WantedChanges]: string[] };

/** More events than this at once, such as of an import, are followed by the whole board. */
const jobsMax = 200;

/**
 * Returns the function that takes events of jobs and drivers and reads what the board shows of
 * them: one request for all that arrive together, and never two at a time, so that none overwrites
 * a later one. False for an event that only the whole board can follow.
 */
export function boardFollower({ board, isReading, read, save, reload }: BoardParts) {
  let wanted = { jobs: new Set<string>(), drivers: new Set<string>() };
  let isFollowing = false;

  const follow = async () => {
    isFollowing = true;
    // Events of one change arrive one after the other.
    await Promise.resolve();
    try {
      while (wanted.jobs.size + wanted.drivers.size > 0) await readOnce();
    } catch {
      reload();
    } finally {
      isFollowing = false;
    }
  };

  const readOnce = async () => {
    const { jobs, drivers } = wanted;
    wanted = { jobs: new Set(), drivers: new Set() };
    const before = board();
    if (before === undefined || jobs.size > jobsMax) return reload();
    const driverids = [...new Set([...drivers, ...holdersAmong(before, jobs)])];
    const query = { jobids: [...jobs], driverids };
    const changes = await read(query);
    const latest = board();
    if (latest !== undefined) save(boardWith(latest, query, changes));
  };

  return ({ topic, id }: LiveEvent): boolean => {
    const current = board();
    if (typeof id !== 'string' || current === undefined || isReading() || isCut(current))
      return false;
    if (topic === 'jobs') wanted.jobs.add(id);
    else if (topic === 'fleet' && isDriver(current, id)) wanted.drivers.add(id);
    else return false;
    if (!isFollowing) void follow();
    return true;
  };
}

/** True if more jobs wait than are listed: one that leaves makes room for another. */
const isCut = ({ waiting, waitingtotal }: Board): boolean => waitingtotal > waiting.length;

const isDriver = ({ lanes }: Board, id: string): boolean =>
  lanes.some(({ driverid }) => driverid === id);
