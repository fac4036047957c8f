/** Travel where no road server answers: an estimate that server, solver and board share. */

/**
 * Roads are about 1.3 times as long as the straight line (decisions R-02; Ballou et al. 2002,
 * Transp. Res. A 36). No public source gives the factor of each state (decision 0089).
 */
export const detour = 1.3;

/** Up to this length a way is urban (decisions R-02). */
const urban_m = 50_000;
const urban_kmh = 40;
/** What lies beyond it is on highways. */
const highway_kmh = 90;
const truckShare = 0.85;

/**
 * Returns the seconds that a way by road takes: the share beyond 50 km is faster. Longer ways are
 * never slower on average, so a detour over a third place never takes less time.
 */
export function estimatedDriving_s(road_m: number, vehicle: 'car' | 'truck' = 'car'): number {
  const highway_m = Math.max(0, road_m - urban_m);
  const seconds = ((road_m - highway_m) / urban_kmh + highway_m / highway_kmh) * 3.6;
  return vehicle === 'truck' ? seconds / truckShare : seconds;
}
