type Place = readonly [latitude: number, longitude: number];

/** Places around Sydney visited by demo drivers. */
const places: readonly Place[] = [
  [-33.9088, 151.1946],
  [-33.9173, 151.2313],
  [-33.8688, 151.2093],
  [-33.8136, 151.0034],
  [-33.7969, 151.1802],
  [-33.8474, 150.9106],
  [-33.9173, 150.9231],
  [-33.9616, 151.1346],
  [-33.7626, 151.2707],
  [-33.7512, 150.694],
  [-34.0344, 151.1004],
  [-33.7321, 150.9069],
  [-33.8911, 151.1276],
  [-33.9425, 151.0412],
];

const stopShare = 0.25;

/**
 * Returns the position of a demo driver after a fraction of the day's route, 0 to 1: straight lines
 * between places, with a stop at each. Drivers with different numbers visit different places.
 */
export function placeOn(
  driver: number,
  share: number,
): { readonly place: Place; stopped: boolean } {
  const stops = 6;
  const leg = Math.min(stops - 1, Math.floor(share * stops));
  const along = share * stops - leg;
  const stopOf = (n: number): Place =>
    n === 0 ? (places[0] as Place) : (places[(driver * 5 + n * 3) % places.length] as Place);
  const [from, to] = [stopOf(leg), stopOf(leg + 1)];
  const driven = Math.min(1, along / (1 - stopShare));
  // A slight bend, so that trails are not straight lines.
  const bend = Math.sin(driven * Math.PI) * 0.006 * (driver % 2 === 0 ? 1 : -1);
  return {
    place: [from[0] + (to[0] - from[0]) * driven + bend, from[1] + (to[1] - from[1]) * driven],
    stopped: driven === 1,
  };
}
