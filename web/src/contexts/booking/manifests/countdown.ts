/** How long there still is: a part of a day as hours and minutes, more as days. */
export type Countdown = {
  readonly kind: 'over' | 'soon' | 'today' | 'later';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
};

const soon_min = 60;
const day_min = 24 * 60;

/** What is left until a moment; whole minutes, rounded down, so that nobody sees too much. */
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
