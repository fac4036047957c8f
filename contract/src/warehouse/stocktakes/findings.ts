import type { StocktakeFinding } from './shapes.ts';

type Line = {
  readonly hasItem: boolean;
  readonly expectedZone: string | null;
  readonly countedZone: string | null;
};

/** What a line of a stocktake says: where it was expected against where it was counted. */
export function findingOf({ hasItem, expectedZone, countedZone }: Line): StocktakeFinding {
  if (!hasItem) return 'Unknown';
  if (countedZone === null) return 'Missing';
  if (expectedZone === null) return 'NotExpected';
  return expectedZone.toUpperCase() === countedZone.toUpperCase() ? 'Counted' : 'Elsewhere';
}
