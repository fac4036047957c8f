/** A call of a carrier, as far as its time goes. */
export type Timed = { readonly id: number; readonly duration: number; readonly isOk: boolean };

/** How many calls were answered, and within how many milliseconds half and 95 of 100 of them. */
export function latencyOf(calls: readonly Timed[]) {
  const times = calls
    .filter(({ isOk }) => isOk)
    .map(({ duration }) => duration)
    .toSorted((a, b) => a - b);
  const within = (share: number) => times[Math.max(0, Math.ceil(share * times.length) - 1)] ?? 0;
  return { answered: times.length, half: within(0.5), most: within(0.95) };
}
