import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

const words: Readonly<Record<ItemScanCode | 'UNDO' | 'PROOF', PlatformText>> = {
  INWARD: 'Received',
  PUTAWAY: 'Stored',
  PICKED: 'Picked',
  PACKED: 'Packed',
  LOADED: 'Loaded',
  DISPATCHED: 'Dispatched',
  DAMAGED: 'Damaged',
  MISSING: 'Missing',
  STOCKTAKE: 'Counted',
  UNDO: 'Undone',
  PROOF: 'Proof of delivery',
};

const isKnown = (code: string): code is keyof typeof words => code in words;

/** Returns the label of a scan code; an unknown code is returned unchanged. */
export const scanWord = (code: string): string => (isKnown(code) ? words[code] : code);
