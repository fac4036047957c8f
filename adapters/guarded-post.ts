import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

export type Posted = { readonly status: number; readonly text: string };

/** Posts JSON to addresses that strangers chose. */
export type GuardedPost = {
  /** Why an address can never be called, or null. Names are resolved when they are called. */
  refusalOf(url: string): string | null;
  /** @throws when the address is refused, or does not answer in time. Redirects are answers. */
  post(
    url: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Posted>;
};

type Address = { readonly address: string; readonly family: number };

type GuardParts = {
  /** Origins of one's own that may be called although they are not public: `http://10.0.0.7:8080`. */
  readonly allowed?: readonly string[];
  /** All addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
  readonly patience_ms?: number;
};

const textMax = 500;

/** Addresses that are not of the public internet: the IANA special-purpose registries. */
const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv6');
}
/** What of IPv6 is given out at all; mapped, translated and local addresses lie outside of it. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address, as the resolver writes it, is one of the public internet. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return (
    isIP(address) === 6 && givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
  );
}

/**
 * Calls https on port 443 of public addresses alone (OWASP API7). A name is resolved once, every one
 * of its addresses must be public, and the connection goes to the address that was looked at: a name
 * that changes its mind meanwhile changes nothing.
 */
export function guardedPost(parts: GuardParts = {}): GuardedPost {
  const { allowed = [], resolve = everyAddress, patience_ms = 5_000 } = parts;
  const refusalOf = (text: string): string | null => {
    const url = URL.parse(text);
    if (url === null) return 'This is not an address such as https://example.com/hook';
    if (url.username !== '' || url.password !== '') return 'An address holds no user or password';
    if (allowed.includes(url.origin)) return null;
    if (url.protocol !== 'https:') return 'The address must begin with https://';
    if (url.port !== '') return 'The address must use the port of https, 443';
    const host = bare(url.hostname);
    const isName = isIP(host) === 0;
    if (isName ? isLocalName(host) : !isPublic(host)) return 'The address is not a public one';
    return null;
  };
  return {
    refusalOf,
    async post(text, body, headers, signal) {
      const refusal = refusalOf(text);
      if (refusal !== null) throw new Error(refusal);
      const url = new URL(text);
      const isOurs = allowed.includes(url.origin);
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patience_ms)]);
      const pinned = await within(patience, look(bare(url.hostname), { isOurs, resolve }));
      return send(url, { body, headers, pinned, signal: patience });
    },
  };
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const isLocalName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal|home\.arpa|lan)$/i.test(host);

/** The address to call. @throws where any address of the name is not public. */
async function look(
  host: string,
  { isOurs, resolve }: { isOurs: boolean; resolve: NonNullable<GuardParts['resolve']> },
): Promise<Address> {
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) throw new Error('The name has no address');
  const isSafe = isOurs || found.every(({ address }) => isPublic(address));
  if (!isSafe) throw new Error('The name leads to an address that is not public');
  return first;
}

type Sending = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly pinned: Address;
  readonly signal: AbortSignal;
};

function send(url: URL, { body, headers, pinned, signal }: Sending): Promise<Posted> {
  const always: LookupFunction = (_, options, answer) => {
    if (options.all) answer(null, [pinned]);
    else answer(null, pinned.address, pinned.family);
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const options = { method: 'POST', headers, lookup: always, signal, agent: false } as const;
    const asked = request(url, options, (answer) => {
      let text = '';
      const finish = () => {
        done({ status: answer.statusCode ?? 0, text: text.slice(0, textMax) });
        answer.destroy();
      };
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        text += piece;
        // The rest of a long answer is nobody's business.
        if (text.length >= textMax) finish();
      });
      answer.on('end', finish);
      answer.on('error', fail);
    });
    asked.on('error', (error) => fail(signal.aborted ? new Error('No answer in time') : error));
    asked.end(body);
  });
}

/** @throws when the patience ends first. */
async function within<T>(patience: AbortSignal, work: Promise<T>): Promise<T> {
  const end = Promise.withResolvers<never>();
  const giveUp = () => end.reject(new Error('No answer in time'));
  patience.addEventListener('abort', giveUp, { once: true });
  if (patience.aborted) giveUp();
  try {
    return await Promise.race([work, end.promise]);
  } finally {
    patience.removeEventListener('abort', giveUp);
  }
}

const everyAddress = (host: string): Promise<readonly Address[]> => lookup(host, { all: true });
