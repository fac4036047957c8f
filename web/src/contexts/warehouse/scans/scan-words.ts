import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

const words: Readonly<Record<ItemScanCode | 'UNDO', PlatformText>> = {
  INWARD: 'Received',
  PUTAWAY: 'Put away',
  PICKED: 'Picked',
  PACKED: 'Packed',
  LOADED: 'Loaded',
  DISPATCHED: 'Dispatched',
  DAMAGED: 'Damaged',
  MISSING: 'Missing',
  STOCKTAKE: 'Counted',
  UNDO: 'Undone',
};

const isKnown = (code: string): code is keyof typeof words => code in words;

/** What a code says, for people; a code that nobody knows says itself. */
export const scanWord = (code: string): string => (isKnown(code) ? words[code] : code);
