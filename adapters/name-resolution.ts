import { lookup, Resolver } from 'node:dns/promises';
import type { Address, Resolve } from './public-address.ts';

type Parts = {
  /** DNS servers to ask instead of the system's: `127.0.0.1:5353`. */
  readonly servers?: readonly string[];
  readonly patience_ms?: number;
};

/**
 * Names that strangers chose are asked of DNS alone, over sockets. The system's own way holds one of
 * the process's four threads, which also hash passwords and read files, for as long as a dead server
 * lets it wait; names of the operator's own take it, as they may stand in a file of hosts or be known
 * to a network of containers alone (decision 0033).
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

/** The older kind first: one address is called, and not every network reaches the newer. */
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
