import { type ScanCode, scanCodes } from '@waybill/contract/jobs/jobs/choices';
import { type JobStatus, scanEffects } from '@waybill/contract/jobs/lifecycle';

export type Scan = {
  readonly code: ScanCode;
  /** When it happened, by the device's clock. */
  readonly at: Date;
  /** The scanned piece; null for the whole job. */
  readonly articleNumber: string | null;
};

export type ScanState<S extends Scan = Scan> = {
  /** The latest scan by its own time. */
  readonly last: S | null;
  /** The status that results from all scans; null if there is none. */
  readonly status: JobStatus | null;
  /** When the last piece was delivered; null until every piece is. */
  readonly deliveredAt: Date | null;
  /** The number of delivered pieces. */
  readonly deliveredPieces: number;
};

/**
 * Computes the state of a job from its scans, independent of arrival order and duplicates
 * (decisions J-04): the latest scan by its own time counts, and of scans at the same time the one
 * further along in the workflow. A job is delivered once scanned so as a whole or piece by piece,
 * and then stays delivered; until the last piece it is out for delivery.
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
