import { createHash, createHmac } from 'node:crypto';

/**
 * The four digits that a receiver says, made from the job and the server's secret: nothing has to
 * be stored, and whoever is sent them later gets the same.
 */
export function pinOf(secret: string, tenantId: number, jobId: string): string {
  const digest = createHmac('sha256', secret).update(`pin ${tenantId} ${jobId}`).digest();
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0');
}

/** By which a device checks a number offline without holding it in plain text. */
export const pinHashOf = (jobId: string, pin: string): string =>
  createHash('sha256').update(`${jobId}:${pin}`).digest('hex');
