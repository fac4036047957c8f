import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { everyAddress } from './name-resolution.ts';
import {
  type IpAddress,
  addressOf,
  bare,
  isPublicHost,
  type ResolveHost,
  within,
} from './public-address.ts';

export type CallResponse = {
  readonly status: number;
  readonly text: string;
  /** The header `Retry-After` as sent; absent if there was none. */
  readonly retryAfter?: string;
};

/** A request to an address. */
export type RequestOptions = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Maximum characters read of the response; the rest is ignored. */
  readonly textMax: number;
  /** How bytes become characters: `latin1` keeps each byte of a file. UTF-8 where absent. */
  readonly encoding?: 'latin1';
};

/** Calls addresses that are user input. */
export type GuardedCalls = {
  /**
   * Returns why an address can never be called, or null. Names are resolved when they are called.
   */
  refusalOf(url: string): string | null;
  /**
   * Calls until the signal aborts. Redirects are returned as responses.
   * @throws if the address is refused, or does not respond in time.
   */
  call(url: string, options: RequestOptions, signal: AbortSignal): Promise<CallResponse>;
  /**
   * Posts JSON with a short timeout and reads the beginning of the response.
   * @throws like `call`.
   */
  post(
    url: string,
    message: Pick<RequestOptions, 'body' | 'headers'>,
    signal: AbortSignal,
  ): Promise<CallResponse>;
};

type GuardParts = {
  /** Our own non-public origins that may be called: `http://10.0.0.7:8080`. */
  readonly allowed?: readonly string[];
  readonly resolve?: ResolveHost;
  readonly timeout_ms?: number;
};

/** The number of characters of a response that suffice to tell whether a post was accepted. */
const beginning = 500;

/**
 * Calls only https on port 443 of public addresses (OWASP API7). A name is resolved once, every one
 * of its addresses must be public, and the connection goes to the address that was checked, so DNS
 * rebinding has no effect.
 */
export function guardedCalls(parts: GuardParts = {}): GuardedCalls {
  const { allowed = [], resolve = everyAddress, timeout_ms = 5_000 } = parts;
  const refusalOf = (text: string): string | null => {
    const url = URL.parse(text);
    if (url === null) return 'This is not an address such as https://example.com/hook';
    if (url.username !== '' || url.password !== '') return 'An address holds no user or password';
    if (allowed.includes(url.origin)) return null;
    if (url.protocol !== 'https:') return 'The address must begin with https://';
    if (url.port !== '') return 'The address must use the port of https, 443';
    if (!isPublicHost(bare(url.hostname))) return 'The address is not a public one';
    return null;
  };
  const call: GuardedCalls['call'] = async (text, request, signal) => {
    const refusal = refusalOf(text);
    if (refusal !== null) throw new Error(refusal);
    const url = new URL(text);
    const isOurs = allowed.includes(url.origin);
    const pinned = await within(signal, addressOf(bare(url.hostname), { isOurs, resolve }));
    return send(url, { ...request, pinned, signal });
  };
  return {
    refusalOf,
    call,
    post(url, message, signal) {
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
      return call(url, { ...message, method: 'POST', textMax: beginning }, timeout);
    },
  };
}

type Sending = RequestOptions & { readonly pinned: IpAddress; readonly signal: AbortSignal };

function send(url: URL, sending: Sending): Promise<CallResponse> {
  const { method, body, headers, textMax, pinned, signal, encoding = 'utf8' } = sending;
  const always: LookupFunction = (_, options, response) => {
    if (options.all) response(null, [pinned]);
    else response(null, pinned.address, pinned.family);
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const options = { method, headers, lookup: always, signal, agent: false } as const;
    const sent = request(url, options, (response) => {
      let text = '';
      const finish = () => {
        const retryAfter = response.headers['retry-after'];
        done({
          status: response.statusCode ?? 0,
          text: text.slice(0, textMax),
          ...(retryAfter !== undefined && { retryAfter }),
        });
        response.destroy();
      };
      response.setEncoding(encoding);
      response.on('data', (piece: string) => {
        text += piece;
        // The rest of a long response is not needed.
        if (text.length >= textMax) finish();
      });
      response.on('end', finish);
      response.on('error', fail);
    });
    sent.on('error', (error) => fail(signal.aborted ? new Error('No answer in time') : error));
    sent.end(body);
  });
}
