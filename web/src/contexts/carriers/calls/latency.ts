/** The duration of a carrier request. */
export type Timed = { readonly id: number; readonly duration: number; readonly isOk: boolean };

/** Returns how many requests succeeded, with the median and 95th percentile in milliseconds. */
export function latencyOf(calls: readonly Timed[]) {
  const times = calls
    .filter(({ isOk }) => isOk)
    .map(({ duration }) => duration)
    .toSorted((a, b) => a - b);
  const within = (share: number) => times[Math.max(0, Math.ceil(share * times.length) - 1)] ?? 0;
  return { answered: times.length, half: within(0.5), most: within(0.95) };
}
