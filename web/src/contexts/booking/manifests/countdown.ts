/** The remaining time: hours and minutes within a day, days beyond. */
export type Countdown = {
  readonly kind: 'over' | 'soon' | 'today' | 'later';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
};

const soon_min = 60;
const day_min = 24 * 60;

/** Returns the time until a moment; whole minutes, rounded down, so as not to show too much. */
export function countdown(until: Date, now: number): Countdown {
  const left = Math.floor((until.getTime() - now) / 60_000);
  const minutes = Math.abs(left);
  const kind = left < 0 ? 'over' : left <= soon_min ? 'soon' : left < day_min ? 'today' : 'later';
  return {
    kind,
    days: Math.floor(minutes / day_min),
    hours: Math.floor((minutes % day_min) / 60),
    minutes: minutes % 60,
  };
}
