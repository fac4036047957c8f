/** The state of the scan station: every scan of this session, newest first. */
import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

export const stationModes = ['Receive', 'Load', 'Unload', 'Move', 'Deliver', 'Lookup'] as const;
export type StationMode = (typeof stationModes)[number];

/** The scan code of each mode; null: nothing is recorded. */
export const codeOf: Readonly<Record<StationMode, ItemScanCode | null>> = {
  Receive: 'INWARD',
  Load: 'LOADED',
  Unload: 'INWARD',
  Move: 'PUTAWAY',
  Deliver: 'DISPATCHED',
  Lookup: null,
};

/** True for the modes that load and unload the articles of a line haul. */
export const isOfTrip = (mode: StationMode): boolean => mode === 'Load' || mode === 'Unload';

export type StationOutcome =
  | 'Sending'
  | 'Waiting'
  | 'Saved'
  | 'Repeated'
  /** Not part of the current line haul or consignment. */
  | 'Extra'
  | 'Unknown'
  | 'Refused'
  | 'Undone';

export type StationScan = {
  /** The device's own id of the scan: a repeated request does not save a second one. */
  readonly id: string;
  readonly barcode: string;
  readonly mode: StationMode;
  readonly location: string;
  /** The line haul of a scanned article; null for an item of the warehouse. */
  readonly tripId: string | null;
  /** The device's clock, ISO 8601. */
  readonly at: string;
  readonly outcome: StationOutcome;
  readonly message: string;
  /** The user and time of the earlier scan, if it is repeated. */
  readonly earlier: { readonly time: string; readonly userName: string | null } | null;
};

export type Settled = Pick<StationScan, 'id' | 'outcome' | 'message' | 'earlier'>;

export type StationEvent =
  | { readonly kind: 'scanned'; readonly scan: StationScan }
  | ({ readonly kind: 'settled' } & Settled)
  /** The server cannot be reached: unsent scans wait. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'dismissed'; readonly id: string };

/** More than anyone scrolls through. */
const scansMax = 200;

export function afterEvent(
  scans: readonly StationScan[],
  event: StationEvent,
): readonly StationScan[] {
  if (event.kind === 'scanned') return [event.scan, ...scans].slice(0, scansMax);
  if (event.kind === 'offline') {
    return scans.map((scan) =>
      scan.outcome === 'Sending' ? { ...scan, outcome: 'Waiting' } : scan,
    );
  }
  if (event.kind === 'dismissed') return scans.filter(({ id }) => id !== event.id);
  const { id, outcome, message, earlier } = event;
  return scans.map((scan) => (scan.id === id ? { ...scan, outcome, message, earlier } : scan));
}

/** Returns why a barcode cannot be scanned now, or null. */
export const whyNotTake = (mode: StationMode, location: string): PlatformText | null =>
  mode === 'Move' && location === '' ? 'Scan the storage location first.' : null;

/** Within this time, another read of the same barcode in the same mode is not a second scan. */
const again_ms = 3000;

/**
 * Returns the scan that a barcode repeats within `again_ms` in the same mode; null if it is new.
 */
export const repeatedScan = (
  scans: readonly StationScan[],
  next: Pick<StationScan, 'barcode' | 'mode' | 'location'>,
  now: number,
): StationScan | null =>
  scans.find(
    ({ barcode, mode, location, at, outcome }) =>
      barcode === next.barcode &&
      mode === next.mode &&
      location === next.location &&
      outcome !== 'Undone' &&
      now - Date.parse(at) < again_ms,
  ) ?? null;

export type StationTotals = Readonly<Record<'saved' | 'extra' | 'open' | 'waiting', number>>;

const isOneOf = (...outcomes: readonly StationOutcome[]) => {
  const wanted = new Set<StationOutcome>(outcomes);
  return ({ outcome }: StationScan): boolean => wanted.has(outcome);
};

/** Returns the scans to check later: they remain in a list of their own. */
export const exceptionsOf = (scans: readonly StationScan[]): readonly StationScan[] =>
  scans.filter(isOneOf('Unknown', 'Refused', 'Extra'));

export const totalsOf = (scans: readonly StationScan[]): StationTotals => ({
  saved: scans.filter(isOneOf('Saved', 'Extra')).length,
  extra: scans.filter(isOneOf('Extra')).length,
  open: scans.filter(isOneOf('Unknown', 'Refused')).length,
  waiting: scans.filter(isOneOf('Waiting', 'Sending')).length,
});

/** Returns the delivered items whose receiver is not recorded yet. */
export const toProve = (
  scans: readonly StationScan[],
  proved: ReadonlySet<string>,
): readonly StationScan[] =>
  scans
    .filter(({ id, mode }) => mode === 'Deliver' && !proved.has(id))
    .filter(isOneOf('Saved', 'Extra', 'Waiting', 'Sending'));

/** Returns why the last scan cannot be undone here, or null. */
export function whyNotUndo(last: StationScan | undefined): PlatformText | null {
  if (last === undefined || !isOneOf('Saved', 'Extra', 'Waiting', 'Sending')(last)) {
    return 'There is no scan to undo.';
  }
  return null;
}
