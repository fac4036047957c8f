/** Formats minutes as hours and minutes: `5:15`; less than none as `0:00`. */
export function hoursText(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
