/** The maximum for any configuration: Shopify allows 10 s, and less under load. */
const hardLimit_ms = 8_000;
/** The time reserved for sending the response. */
const margin_ms = 1_000;
const least_ms = 250;

/**
 * Returns the time limit of carriers: as configured by the tenant, but at least a second less than
 * the platform waits. Shopify sends that time in `X-Shopify-Timeout`
 * (https://shopify.dev/changelog/dynamic-timeout-for-carrierservice).
 */
export function budgetOf(configured_s: number, timeoutHeader: string | undefined): number {
  const allowed_ms = Number(timeoutHeader ?? '');
  const isGiven = Number.isFinite(allowed_ms) && allowed_ms > 0;
  const limit_ms = isGiven ? Math.min(hardLimit_ms, allowed_ms - margin_ms) : hardLimit_ms;
  return Math.max(least_ms, Math.min(configured_s * 1000, limit_ms));
}
