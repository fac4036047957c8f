import type { DriverAppText } from '@waybill/contract/tenancy/texts/driver-app';
import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import { type ActJob, scanAct } from '../outbox/acts.ts';

/** Why a piece is not handed over at the door. */
export const missingReasons = [
  'Not on board',
  'Damaged',
  'Refused',
] as const satisfies readonly DriverAppText[];
export type MissingReason = (typeof missingReasons)[number];

/** The missing pieces of a delivery with their reasons; null until the driver has chosen one. */
export type MissingPieces = ReadonlyMap<string, MissingReason | null>;

type PiecedJob = ActJob & { readonly pieces: readonly string[] };

/** Returns the pieces handed over, of the jobs of which some are missing. */
export const deliveredPieces = (
  jobs: readonly PiecedJob[],
  missing: MissingPieces,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    jobs
      .filter(({ pieces }) => pieces.some((piece) => missing.has(piece)))
      .map(({ id, pieces }) => [id, pieces.filter((piece) => !missing.has(piece))]),
  );

type Left = {
  readonly at: string;
  readonly missing: MissingPieces;
  readonly newId: () => string;
};

/**
 * Returns the actions for the pieces that stay on board, one for each job and reason. They follow
 * the delivery by a millisecond: the job is not delivered while a piece is open.
 */
export const missingActs = (jobs: readonly PiecedJob[], { at, missing, newId }: Left) =>
  jobs.flatMap((job) => {
    const byReason = Map.groupBy(
      job.pieces.filter((piece) => missing.get(piece) != null),
      (piece) => missing.get(piece) ?? 'Not on board',
    );
    return [...byReason].map(([reason, pieces]) =>
      scanAct({
        id: newId(),
        at: new Date(Date.parse(at) + 1).toISOString(),
        jobs: [job],
        code: codeOf(reason),
        articles: new Map([[job.id, pieces]]),
        details: { reason, pieces: `${pieces.length}/${job.pieces.length}` },
      }),
    );
  });

/** A missing piece is attempted, not lost: lost is final, and it may be at the depot. */
const codeOf = (reason: MissingReason): ScanCode =>
  reason === 'Damaged' ? 'DAMAGED' : 'ATTEMPTED';
