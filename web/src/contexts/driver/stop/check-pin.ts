import type { PinOutcome } from '@waybill/contract/jobs/proof/pin';
import { call } from '../api.ts';

/** Unknown without a network: the server checks the PIN once the proof arrives. */
export type PinVerdict = PinOutcome | 'Unknown';

/** At a door nobody waits longer for a slow line. */
const timeout_ms = 5000;

export const isPin = (text: string): boolean => /^\d{4}$/.test(text);

/** Asks the server about a PIN of deliveries at one door; this phone does not know it. */
export async function checkPin(pin: string, jobids: readonly string[]): Promise<PinVerdict> {
  const outcome = await call<{ readonly outcome: PinOutcome }>('POST', '/api/driver/pin-check', {
    body: { jobids, pin },
    timeout_ms,
  });
  return outcome.kind === 'done' ? outcome.result.outcome : 'Unknown';
}
