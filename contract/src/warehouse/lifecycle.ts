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

/** The status after each scan; null if it stays as it is. */
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
 * until they leave; what is missing or came back is received or found first.
 */
const allowed: Readonly<Record<ItemStatus, readonly ItemScanCode[]>> = {
  Expected: ['INWARD', 'DAMAGED', 'MISSING'],
  Received: ['PUTAWAY', 'PICKED', 'LOADED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Stored: ['PUTAWAY', 'PICKED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Picked: ['PUTAWAY', 'PACKED', 'LOADED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Packed: ['PUTAWAY', 'LOADED', 'DAMAGED', 'MISSING', 'STOCKTAKE'],
  Loaded: ['PUTAWAY', 'DISPATCHED', 'DAMAGED', 'MISSING'],
  Dispatched: ['INWARD'],
  Missing: ['INWARD', 'PUTAWAY', 'STOCKTAKE'],
};

/** Why a scan is refused, or null. */
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

/** The status of an item after a scan. What is counted where it was missing is stored there. */
export const statusAfter = (code: ItemScanCode, status: ItemStatus): ItemStatus =>
  code === 'STOCKTAKE' && status === 'Missing' ? 'Stored' : (after[code] ?? status);
