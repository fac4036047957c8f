import type { ProofDemand } from '@waybill/contract/jobs/proof/shapes';

/** True if the PIN stated by the receiver is that of any of these deliveries. */
export async function isPinRight(pin: string, demands: readonly ProofDemand[]): Promise<boolean> {
  for (const { jobid, pinhash } of demands) {
    if (pinhash !== null && (await hashOf(`${jobid}:${pin}`)) === pinhash) return true;
  }
  return false;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
