import type { FatigueRegion } from './choices.ts';

/** Vehicles above this gross vehicle mass are fatigue-regulated (HVNL s 7, WA regulation 184A). */
export const regulatedAbove_kg: Readonly<Record<FatigueRegion, number>> = {
  HVNL: 12_000,
  WA: 4_500,
  NT: 4_500,
};

/**
 * Returns whether hours are counted for drivers of a vehicle of this mass; unknown masses count.
 */
export const isFatigueRegulated = (gvm_kg: number | null, region: FatigueRegion): boolean =>
  gvm_kg === null || gvm_kg > regulatedAbove_kg[region];

/**
 * Returns the law of a driver's base: by its state, or by the tenant's time zone if the state is
 * unknown.
 */
export function regionOf(stateCode: string | null, timezone: string): FatigueRegion {
  const state = stateCode?.toUpperCase() ?? '';
  if (state === 'WA' || state === 'NT') return state;
  if (state !== '') return 'HVNL';
  if (timezone === 'Australia/Perth' || timezone === 'Australia/Eucla') return 'WA';
  return timezone === 'Australia/Darwin' ? 'NT' : 'HVNL';
}
