import { createHmac } from 'node:crypto';

/**
 * Returns the receiver's four-digit PIN, derived from the job and the server's secret, so that
 * nothing is stored and a later message contains the same PIN.
 */
export function pinOf(secret: string, tenantId: number, jobId: string): string {
  const digest = createHmac('sha256', secret).update(`pin ${tenantId} ${jobId}`).digest();
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0');
}
