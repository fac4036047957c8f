/** What the scan station shows: every scan of this session, newest first. */
import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';

export type StationScan = {
  /** The device's own id of the scan: sending it again saves no second one. */
  readonly id: string;
  readonly barcode: string;
  readonly code: ItemScanCode;
  readonly location: string;
  /** The device's clock, ISO 8601. */
  readonly at: string;
  readonly outcome: 'Sending' | 'Waiting' | 'Saved' | 'Repeated' | 'Unknown' | 'Refused';
  readonly message: string;
};

export type StationEvent =
  | { readonly kind: 'scanned'; readonly scan: StationScan }
  | ({ readonly kind: 'settled'; readonly id: string } & Pick<StationScan, 'outcome' | 'message'>);

/** More than anybody scrolls through. */
const shownMax = 200;

export function afterEvent(
  scans: readonly StationScan[],
  event: StationEvent,
): readonly StationScan[] {
  if (event.kind === 'scanned') return [event.scan, ...scans].slice(0, shownMax);
  const { id, outcome, message } = event;
  return scans.map((scan) => (scan.id === id ? { ...scan, outcome, message } : scan));
}

/** Scanned with the same act a moment ago, so that a second reading is no second scan. */
const again_ms = 3000;

/** The scan that a barcode repeats, read twice in a moment with the same act; null if it is new. */
export const repeatedScan = (
  scans: readonly StationScan[],
  next: Pick<StationScan, 'barcode' | 'code'>,
  now: number,
): StationScan | null =>
  scans.find(
    ({ barcode, code, at }) =>
      barcode === next.barcode && code === next.code && now - Date.parse(at) < again_ms,
  ) ?? null;

/** Scans that the server has not confirmed: they are sent again, oldest first. */
export const waitingScans = (scans: readonly StationScan[]): readonly StationScan[] =>
  scans.filter(({ outcome }) => outcome === 'Waiting').toReversed();

export type StationTotals = Readonly<Record<'saved' | 'unknown' | 'waiting', number>>;

export const totalsOf = (scans: readonly StationScan[]): StationTotals => ({
  saved: scans.filter(({ outcome }) => outcome === 'Saved').length,
  unknown: scans.filter(({ outcome }) => outcome === 'Unknown' || outcome === 'Refused').length,
  waiting: scans.filter(({ outcome }) => outcome === 'Waiting' || outcome === 'Sending').length,
});
