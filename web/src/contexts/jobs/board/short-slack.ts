/** `+1:05` or `−0:12`, which has to fit. */
export function shortSlack(minutes: number): string {
  const whole = Math.abs(minutes);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return `${minutes < 0 ? '−' : '+'}${text}`;
}
