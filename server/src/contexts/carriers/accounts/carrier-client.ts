import {
  type Carrier,
  CarrierFailure,
  CarrierSilent,
  type CarrierRequest,
} from '@waybill/adapters/carrier';
import { type Exchange, recordedRequest } from '@waybill/adapters/carrier-request';
import type { GuardedCalls } from '@waybill/adapters/guarded-calls';
import { unseal } from '#contexts/tenancy/public.ts';
import { openedAttributes, secretsIn } from './domain.ts';
import { carrierOf } from './registry.ts';

/** What carrier requests need: guarded outgoing calls, and the secret that unseals accounts. */
export type CarrierClient = {
  readonly secret: string;
  readonly callOut: GuardedCalls;
} & Pick<CarrierRequest, 'simulatedDelays'>;

/** An account for carrier requests, as it is stored. */
type Account = {
  readonly carrierCode: string;
  readonly code: string;
  readonly attributes: Readonly<Record<string, string>>;
};

export type CarrierReply<T> = {
  readonly outcome:
    | { readonly ok: true; readonly response: T }
    | { readonly ok: false; readonly failure: CarrierFailure };
  /** The requests and responses with secrets removed; empty if no server was called. */
  readonly exchanges: readonly Exchange[];
  readonly took_ms: number;
};

/**
 * Sends requests to the carrier of an account, outside any transaction. A failure of the carrier is
 * an outcome: CarrierSilent if it did not respond before the signal, or cannot be reached.
 */
export async function speak<T>(
  { secret, callOut, simulatedDelays, signal }: CarrierClient & { readonly signal: AbortSignal },
  account: Account,
  work: (carrier: Carrier, carrierRequest: CarrierRequest) => Promise<T>,
): Promise<CarrierReply<T>> {
  const started_ms = performance.now();
  const took = () => Math.round(performance.now() - started_ms);
  let exchanges: readonly Exchange[] = [];
  try {
    const carrier = carrierOf(account.carrierCode);
    if (carrier === undefined) throw new CarrierFailure('The carrier is not connected.');
    const attributes = opened(carrier, account.attributes, secret);
    const going = recordedRequest({
      account: { code: account.code, attributes },
      secrets: secretsIn(carrier, attributes),
      callOut,
      signal,
      simulatedDelays,
    });
    exchanges = going.exchanges;
    const response = await work(carrier, going.carrierRequest);
    return { outcome: { ok: true, response }, exchanges, took_ms: took() };
  } catch (error) {
    const failure = failureOf(error, signal);
    return { outcome: { ok: false, failure }, exchanges, took_ms: took() };
  }
}

function opened(carrier: Carrier, stored: Account['attributes'], secret: string) {
  // A simulated carrier is not called and needs no attributes.
  if (carrier.isSimulated) return {};
  try {
    return openedAttributes(carrier, stored, (saved) => unseal(secret, saved));
  } catch (cause) {
    const message =
      'The credentials of this account can no longer be read. Please enter them again.';
    throw new CarrierFailure(message, { cause });
  }
}

/** @throws errors that are no failures of the carrier */
function failureOf(error: unknown, signal: AbortSignal): CarrierFailure {
  if (signal.aborted) return new CarrierSilent("The carrier didn't respond in time.");
  if (error instanceof CarrierFailure) return error;
  throw error;
}
