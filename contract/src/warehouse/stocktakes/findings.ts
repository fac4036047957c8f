import type { StocktakeFinding } from './shapes.ts';

type Line = {
  readonly hasItem: boolean;
  readonly expectedZone: string | null;
  readonly countedZone: string | null;
};

/** Returns the finding of a stocktake line by comparing the expected place with the counted one. */
export function findingOf({ hasItem, expectedZone, countedZone }: Line): StocktakeFinding {
  if (!hasItem) return 'Unknown';
  if (countedZone === null) return 'Missing';
  if (expectedZone === null) return 'NotExpected';
  return expectedZone.toUpperCase() === countedZone.toUpperCase() ? 'Counted' : 'Elsewhere';
}
