/** From here on, minutes are hard to read. */
const long_min = 120;

/** Formats minutes as `45 min`, and from two hours on as `16:05 h`, in every language. */
export function durationText(minutes: number): string {
  if (minutes < long_min) return `${minutes} min`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
}
