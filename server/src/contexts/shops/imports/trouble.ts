import { type Message } from '@waybill/contract/sentence';
import { ShopRefusal, ShopUnavailable } from '@waybill/adapters/shop-platform';

/**
 * The number of consecutive attempts before an import or a notification gives up: about half an
 * hour.
 */
export const attemptsMax = 6;
const firstPause_ms = 30_000;

export type Trouble = {
  readonly message: Message;
  /**
   * The pause before the next attempt; null if retrying is useless or the attempts are exhausted.
   */
  readonly pause_ms: number | null;
};

/**
 * Classifies a failed call after a number of attempts: each pause is twice the previous one, and
 * never shorter than the shop requested. Errors other than a shop's failure are rethrown.
 */
export function troubleOf(error: unknown, attempts: number): Trouble {
  if (error instanceof ShopRefusal) return { message: error.text, pause_ms: null };
  if (!(error instanceof ShopUnavailable)) throw error;
  if (attempts >= attemptsMax) return { message: error.text, pause_ms: null };
  const pause_ms = Math.max(firstPause_ms * 2 ** (attempts - 1), error.retryAfter_ms ?? 0);
  return { message: error.text, pause_ms };
}
