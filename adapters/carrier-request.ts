import type { AccountWithCarrier, CarrierRequest } from './carrier.ts';
import { CarrierSilent } from './carrier.ts';
import type { GuardedCalls } from './guarded-calls.ts';

/** A request to a carrier's server and its response, in readable form. */
export type Exchange = {
  readonly request: { readonly method: string; readonly url: string; readonly body?: unknown };
  /** Null if there was no response. */
  readonly response: { readonly status: number; readonly body: unknown } | null;
};

export type RecordedRequest = {
  readonly carrierRequest: CarrierRequest;
  readonly exchanges: readonly Exchange[];
};

type Going = {
  readonly account: AccountWithCarrier;
  /** The account's secret values. */
  readonly secrets: readonly string[];
  readonly callOut: GuardedCalls;
} & Pick<CarrierRequest, 'signal' | 'simulatedDelays'>;

/** Maximum characters read of a response: the longest is a label of many pages in base64. */
const textMax = 4_000_000;

/**
 * Returns functions that call a carrier's server: JSON over guarded calls. Requests and responses
 * are recorded for the operation log; headers are not, and secrets are masked wherever they appear.
 */
export function recordedRequest({
  account,
  secrets,
  callOut,
  signal,
  simulatedDelays,
}: Going): RecordedRequest {
  const exchanges: Exchange[] = [];
  const strike = (text: string): string =>
    secrets
      .filter((secret) => secret.length > 3)
      .reduce((struck, secret) => struck.replaceAll(secret, '••••'), text);
  const call: CarrierRequest['call'] = async ({ method, url, headers, body, isFile = false }) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const request = {
      method,
      // The address of a file may be signed, for whoever has it.
      url: strike(isFile ? (url.split('?')[0] ?? '') : url),
      ...(body !== undefined && { body: JSON.parse(strike(sent)) as unknown }),
    };
    const json = { 'content-type': 'application/json', accept: 'application/json' };
    const query = {
      method,
      headers: isFile ? headers : { ...json, ...headers },
      body: sent,
      textMax,
      ...(isFile && { encoding: 'latin1' as const }),
    };
    try {
      const { status, text } = await callOut.call(url, query, signal);
      exchanges.push({
        request,
        response: { status, body: isFile ? sizeOf(text) : readable(strike(text)) },
      });
      return { status, text };
    } catch (error) {
      exchanges.push({ request, response: null });
      throw new CarrierSilent(whyOf(error), { cause: error });
    }
  };
  return { carrierRequest: { account, call, signal, simulatedDelays }, exchanges };
}

const sizeOf = (file: string): string => `(${file.length} bytes)`;

const whyOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = error instanceof Error ? error.message : String(error);
  return `Its server does not answer: ${words.trim() || code}`.slice(0, 300);
};

const displayedMax = 2_000;

/** Returns a response as logged: files and long texts in it are replaced by their length. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' && value.length > displayedMax
        ? `(${value.length} characters)`
        : value,
    ) as unknown;
  } catch {
    return text.slice(0, displayedMax);
  }
}
