import { sentence } from '@waybill/contract/sentence';
import type { GuardedCalls } from '../guarded-calls.ts';
import { pauseOf } from '../retry-after.ts';
import { ShopRefusal, type ShopRequest, ShopUnavailable } from '../shop-platform.ts';

type Parts = {
  readonly attributes: ShopRequest['attributes'];
  readonly callOut: GuardedCalls;
  readonly signal: AbortSignal;
  readonly now: () => Date;
};

/** Maximum characters read of a response: a page of 50 orders has about 500 000. */
const textMax = 8_000_000;
const timeout_ms = 30_000;

/** Returns a request to a shop's server: JSON over guarded calls, at most 30 s each. */
export function shopRequest({ attributes, callOut, signal, now }: Parts): ShopRequest {
  const call: ShopRequest['call'] = async ({ method, url, headers, body }) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const json = { 'content-type': 'application/json', accept: 'application/json' };
    const options = { method, headers: { ...json, ...headers }, body: sent, textMax };
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
    const { status, text, retryAfter } = await callOut
      .call(url, options, within)
      .catch((error: unknown) => {
        throw new ShopUnavailable(
          sentence('The shop does not respond: {reason}', { reason: wordsOf(error) }),
          null,
          {
            cause: error,
          },
        );
      });
    if (status === 429 || status >= 500) {
      const pause = retryAfter === undefined ? null : pauseOf(retryAfter, now());
      throw new ShopUnavailable(
        sentence('The shop is not available (status {status}).', { status }),
        pause,
      );
    }
    if (status === 401 || status === 403) throw new ShopRefusal('The shop denied access.');
    const response = jsonOf(text);
    if (status < 200 || status > 299) {
      throw new ShopRefusal(`The shop answered ${status}${explanationIn(response)}.`);
    }
    return { status, body: response };
  };
  return { attributes, call };
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function explanationIn(response: unknown): string {
  if (typeof response !== 'object' || response === null) return '';
  const { message } = response as { readonly message?: unknown };
  return typeof message === 'string' ? `: ${message.slice(0, 200)}` : '';
}
