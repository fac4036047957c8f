const kmPerHour = 3.6;

/** Formats a speed in metres per second as km/h. */
export const speedText = (metresPerSecond: number | null): string =>
  metresPerSecond === null ? '—' : `${Math.round(metresPerSecond * kmPerHour)} km/h`;
