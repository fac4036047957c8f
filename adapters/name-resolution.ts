import { lookup, Resolver } from 'node:dns/promises';
import type { Address, Resolve } from './public-address.ts';

type Parts = {
  /** DNS servers to query instead of the system's: `127.0.0.1:5353`. */
  readonly servers?: readonly string[];
  readonly patience_ms?: number;
};

/**
 * Untrusted names are resolved through DNS only, over sockets. The system resolver blocks one of
 * the process's four threads, which also hash passwords and read files, for as long as a dead
 * server makes it wait. The operator's own names use the system resolver, because they may be in a
 * hosts file or known only to a container network (decision 0033).
 */
export function nameResolution({ servers, patience_ms = 4_000 }: Parts = {}): Resolve {
  return async (host, isOurs) => {
    if (isOurs) return lookup(host, { all: true });
    const resolver = new Resolver({ timeout: patience_ms / 4, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const patience = setTimeout(() => resolver.cancel(), patience_ms);
    try {
      return await bothKinds(resolver, host);
    } finally {
      clearTimeout(patience);
    }
  };
}

export const everyAddress: Resolve = nameResolution();

/** IPv4 first: only one address is called, and not every network supports IPv6. */
async function bothKinds(resolver: Resolver, host: string): Promise<readonly Address[]> {
  const answers = await Promise.allSettled([
    kindOf(4, resolver.resolve4(host)),
    kindOf(6, resolver.resolve6(host)),
  ]);
  const found = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const failure = answers.find((each) => each.status === 'rejected');
  if (found.length === 0 && failure !== undefined) {
    throw new Error('No answer about the name', { cause: failure.reason });
  }
  return found;
}

/** @throws where nobody answers; a name without addresses of this kind has none. */
async function kindOf(family: 4 | 6, asked: Promise<string[]>): Promise<readonly Address[]> {
  try {
    return (await asked).map((address) => ({ address, family }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
