/** From here on, minutes are hard to read. */
const long_min = 120;

/** From here on, the minutes of an hour say nothing: 100 hours. */
const days_min = 6000;

/**
 * Formats minutes as `45 min`, from two hours on as `16:05 h`, and from a hundred on as `101 h`, in
 * every language.
 */
export function durationText(minutes: number): string {
  if (minutes < long_min) return `${minutes} min`;
  if (minutes >= days_min) return `${Math.round(minutes / 60)} h`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
}
