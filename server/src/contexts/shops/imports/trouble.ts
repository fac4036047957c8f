import { type Message } from '@waybill/contract/sentence';
import { ShopRefusal, ShopUnavailable } from '@waybill/adapters/shop-platform';

/** Attempts in a row before an import or a notification gives up: about half an hour. */
export const attemptsMax = 6;
const firstPause_ms = 30_000;

export type Trouble = {
  readonly message: Message;
  /** When to try again; null when trying again does not help or was tried enough. */
  readonly pause_ms: number | null;
};

/**
 * What a failed call means after a number of attempts: each pause is twice the previous one, and
 * never shorter than the shop requested. Anything but a shop's failure is thrown on.
 */
export function troubleOf(error: unknown, attempts: number): Trouble {
  if (error instanceof ShopRefusal) return { message: error.text, pause_ms: null };
  if (!(error instanceof ShopUnavailable)) throw error;
  if (attempts >= attemptsMax) return { message: error.text, pause_ms: null };
  const pause_ms = Math.max(firstPause_ms * 2 ** (attempts - 1), error.retryAfter_ms ?? 0);
  return { message: error.text, pause_ms };
}
