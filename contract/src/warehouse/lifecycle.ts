/** The codes of warehouse scans (decisions W-01). */
export const itemScanCodes = [
  'INWARD',
  'PUTAWAY',
  'PICKED',
  'PACKED',
  'LOADED',
  'DISPATCHED',
  'DAMAGED',
  'MISSING',
  'STOCKTAKE',
] as const;
export type ItemScanCode = (typeof itemScanCodes)[number];

/** The log's code for a scan that undoes another one; never sent as a scan. */
export const undoCode = 'UNDO';

/** The log's code for the proof of a delivery; never sent as a scan. */
export const proofCode = 'PROOF';

/** How long a scan can be undone, in minutes. */
export const undoMinutes = 10;

export const itemStatuses = [
  'Expected',
  'Received',
  'Stored',
  'Picked',
  'Packed',
  'Loaded',
  'Dispatched',
  'Missing',
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** The status after each scan; null if it does not change. */
const after: Readonly<Record<ItemScanCode, ItemStatus | null>> = {
  INWARD: 'Received',
  PUTAWAY: 'Stored',
  PICKED: 'Picked',
  PACKED: 'Packed',
  LOADED: 'Loaded',
  DISPATCHED: 'Dispatched',
  DAMAGED: null,
  MISSING: 'Missing',
  STOCKTAKE: null,
};

/**
 * The scans that each status allows. Goods move forward step by step and may be put away again
 * until they leave; missing or returned items must first be received or found.
 */
const allowed: Readonly<Record<ItemStatus, readonly ItemScanCode[]>> = {
  Expected: ['INWARD', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Received: ['PUTAWAY', 'PICKED', 'LOADED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Stored: ['PUTAWAY', 'PICKED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Picked: ['PUTAWAY', 'PACKED', 'LOADED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Packed: ['PUTAWAY', 'LOADED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Loaded: ['INWARD', 'PUTAWAY', 'DISPATCHED', 'DAMAGED', 'MISSING'],
  Dispatched: ['INWARD'],
  Missing: ['INWARD', 'PUTAWAY', 'STOCKTAKE'],
};

/** Returns why a scan is refused, or null. */
export const whyNotScan = (code: ItemScanCode, status: ItemStatus): string | null =>
  allowed[status].includes(code) ? null : `An item that is ${status} cannot be ${doing[code]}.`;

const doing: Readonly<Record<ItemScanCode, string>> = {
  INWARD: 'received',
  PUTAWAY: 'put away',
  PICKED: 'picked',
  PACKED: 'packed',
  LOADED: 'loaded',
  DISPATCHED: 'dispatched',
  DAMAGED: 'marked damaged',
  MISSING: 'marked missing',
  STOCKTAKE: 'counted',
};

/**
 * Returns the status of an item after a scan. A counted item that was not expected here becomes
 * stored.
 */
export const statusAfter = (code: ItemScanCode, status: ItemStatus): ItemStatus =>
  code === 'STOCKTAKE' && (status === 'Missing' || status === 'Expected')
    ? 'Stored'
    : (after[code] ?? status);

/** The last scan of an item. */
export type LastScan = { readonly code: string; readonly locationCode: string | null };

/**
 * Returns whether a scan repeats the item's last one: the same code at the same place. Damage may
 * be recorded repeatedly, and every count is recorded.
 */
export const isScannedAlready = (
  last: LastScan | null,
  { code, locationCode }: LastScan,
): boolean =>
  last !== null &&
  last.code === code &&
  code !== 'DAMAGED' &&
  code !== 'STOCKTAKE' &&
  (code !== 'PUTAWAY' || locationCode === null || locationCode === last.locationCode);
