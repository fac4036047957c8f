import { lookup, Resolver } from 'node:dns/promises';
import type { IpAddress, ResolveHost } from './public-address.ts';

type Parts = {
  /** DNS servers to query instead of the system's: `127.0.0.1:5353`. */
  readonly servers?: readonly string[];
  readonly timeout_ms?: number;
};

/**
 * Resolves untrusted names through DNS only, over sockets. The system resolver blocks one of the
 * process's four threads, which also hash passwords and read files, for as long as a dead server
 * makes it wait. The operator's own names use the system resolver, because they may be in a hosts
 * file or known only to a container network (decision 0033).
 */
export function nameResolution({ servers, timeout_ms = 4_000 }: Parts = {}): ResolveHost {
  return async (host, isOurs) => {
    if (isOurs) return lookup(host, { all: true });
    const resolver = new Resolver({ timeout: timeout_ms / 4, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const timeout = setTimeout(() => resolver.cancel(), timeout_ms);
    try {
      return await bothKinds(resolver, host);
    } finally {
      clearTimeout(timeout);
    }
  };
}

export const everyAddress: ResolveHost = nameResolution();

/** Returns addresses with IPv4 first: only one is called, and not every network supports IPv6. */
async function bothKinds(resolver: Resolver, host: string): Promise<readonly IpAddress[]> {
  const responses = await Promise.allSettled([
    kindOf(4, resolver.resolve4(host)),
    kindOf(6, resolver.resolve6(host)),
  ]);
  const found = responses.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const failure = responses.find((each) => each.status === 'rejected');
  if (found.length === 0 && failure !== undefined) {
    throw new Error('No answer about the name', { cause: failure.reason });
  }
  return found;
}

/** @throws if no server responds; a name without addresses of this kind returns none. */
async function kindOf(family: 4 | 6, request: Promise<string[]>): Promise<readonly IpAddress[]> {
  try {
    return (await request).map((address) => ({ address, family }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
