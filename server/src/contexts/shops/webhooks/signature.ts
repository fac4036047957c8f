import { createHmac } from 'node:crypto';
import { sameText } from '#platform/token.ts';

/**
 * True for the base64 HMAC-SHA256 of the raw body with the secret, as signed by Shopify and
 * WooCommerce
 * (https://shopify.dev/docs/apps/build/webhooks/subscribe/https#step-2-validate-the-origin). The
 * comparison takes constant time.
 */
export function isSigned(text: string, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || secret === '') return false;
  return sameText(createHmac('sha256', secret).update(text).digest('base64'), signature);
}
