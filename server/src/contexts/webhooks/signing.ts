import { createHmac, randomBytes } from 'node:crypto';

/**
 * Returns 24 random bytes in the Standard Webhooks secret format: https://www.standardwebhooks.com
 */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

type ToSign = {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
};

/**
 * Returns the headers of a delivery by Standard Webhooks 1.0. The id is the same for every attempt;
 * the signature is the HMAC-SHA256 of `id.timestamp.body` with the secret's bytes as the key.
 */
export function signedHeaders(secret: string, { id, at, body }: ToSign): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Waybill-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
