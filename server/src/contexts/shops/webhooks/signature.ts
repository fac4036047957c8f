import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * True for the base64 HMAC-SHA256 of the raw body with the secret, as Shopify and WooCommerce sign
 * (https://shopify.dev/docs/apps/build/webhooks/subscribe/https#step-2-validate-the-origin). The
 * comparison takes the same time wherever the two differ.
 */
export function isSigned(text: string, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || secret === '') return false;
  return isSameText(createHmac('sha256', secret).update(text).digest('base64'), signature);
}

/** Compares two texts in the same time wherever they differ, and however long they are. */
export const isSameText = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
