import { type ScanCode, scanCodes } from '@waybill/contract/jobs/jobs/choices';
import { type JobStatus, scanEffects } from '@waybill/contract/jobs/lifecycle';

export type Scan = {
  readonly code: ScanCode;
  /** When it happened, by the device's clock. */
  readonly at: Date;
  /** The piece that was scanned; null for the job as a whole. */
  readonly articleNumber: string | null;
};

export type ScanState<S extends Scan = Scan> = {
  /** The latest scan by its own time. */
  readonly last: S | null;
  /** What the scans say together, or null when they say nothing. */
  readonly status: JobStatus | null;
  /** When the last piece was handed over; null until every piece was. */
  readonly deliveredAt: Date | null;
  /** How many pieces were handed over. */
  readonly deliveredPieces: number;
};

/**
 * What a job's scans say, whatever order they reached us in and however often (decisions J-04): the
 * latest by its own time counts, of one moment the one further along the trade. A job is delivered
 * when it was scanned so as a whole or piece by piece, and then stays so; until the last piece it
 * is out for delivery.
 */
export function stateOf<S extends Scan>(
  scans: readonly S[],
  articleNumbers: readonly string[],
): ScanState<S> {
  const { deliveredAt, deliveredPieces } = deliveryOf(scans, articleNumbers);
  const effective = latest(scans.filter(({ code }) => scanEffects[code].job !== null));
  return {
    last: latest(scans),
    status: deliveredAt === null ? statusOf(effective) : 'Delivered',
    deliveredAt,
    deliveredPieces,
  };
}

function statusOf(scan: Scan | null): JobStatus | null {
  if (scan === null) return null;
  return scan.code === 'DELIVERED' ? 'OutForDelivery' : scanEffects[scan.code].job;
}

function deliveryOf(
  scans: readonly Scan[],
  articleNumbers: readonly string[],
): Pick<ScanState, 'deliveredAt' | 'deliveredPieces'> {
  const delivered = scans.filter(({ code }) => code === 'DELIVERED');
  const whole = delivered.filter(
    ({ articleNumber }) => articleNumber === null || articleNumbers.length === 0,
  );
  const firsts = articleNumbers.map((number) =>
    earliest(delivered.filter(({ articleNumber }) => articleNumber === number)),
  );
  const met = firsts.filter((at) => at !== null);
  const isPieced = firsts.length > 0 && met.length === firsts.length;
  const pieced = isPieced ? [Math.max(...met)] : [];
  const ends = [earliest(whole), ...pieced].filter((at) => at !== null);
  if (ends.length === 0) return { deliveredAt: null, deliveredPieces: met.length };
  return { deliveredAt: new Date(Math.min(...ends)), deliveredPieces: firsts.length };
}

const earliest = (scans: readonly Scan[]): number | null =>
  scans.length === 0 ? null : Math.min(...scans.map(({ at }) => at.getTime()));

const latest = <S extends Scan>(scans: readonly S[]): S | null =>
  scans.reduce<S | null>(
    (best, scan) => (best === null || isAfter(scan, best) ? scan : best),
    null,
  );

function isAfter(a: Scan, b: Scan): boolean {
  const later = a.at.getTime() - b.at.getTime() || rank(a) - rank(b);
  return later === 0 ? (a.articleNumber ?? '') > (b.articleNumber ?? '') : later > 0;
}

const rank = ({ code }: Scan): number => scanCodes.indexOf(code);
