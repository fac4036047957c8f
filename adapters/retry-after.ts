/** Parses `Retry-After` (RFC 9110 §10.2.3): seconds, with decimals at Shopify, or a date. */
export function pauseOf(header: string, now: Date): number | null {
  const seconds = Number(header);
  if (header.trim() !== '' && Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
