import { BlockList, isIP, isIPv4 } from 'node:net';

export type IpAddress = { readonly address: string; readonly family: number };

/** Resolves all addresses of a name; the operator's own names are resolved by the system. */
export type ResolveHost = (host: string, isOurs: boolean) => Promise<readonly IpAddress[]>;

/** Addresses outside the public internet: the IANA special-purpose registries. */
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
/** The allocated range of IPv6; mapped, translated and local addresses are outside of it. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IP address, as returned by the resolver, is on the public internet. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return (
    isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
  );
}

/** Returns the host of a URL without brackets or trailing dot. */
export const bare = (host: string): string => host.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const isLocalName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal|home\.arpa|lan)$/i.test(host);

/** Returns whether a host, a name or an address, may be on the public internet. */
export const isPublicHost = (host: string): boolean =>
  isIP(host) === 0 ? !isLocalName(host) : isPublic(host);

/**
 * Returns the address to call. Connect to it and not to the name, which may resolve differently
 * later.
 * @throws if any address of the name is not public, unless the host is one of ours.
 */
export async function addressOf(
  host: string,
  { isOurs, resolve }: { readonly isOurs: boolean; readonly resolve: ResolveHost },
): Promise<IpAddress> {
  const family = isIP(host);
  const found = family === 0 ? await resolve(host, isOurs) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) throw new Error('The name has no address');
  const isSafe = isOurs || found.every(({ address }) => isPublic(address));
  if (!isSafe) throw new Error('The name leads to an address that is not public');
  return first;
}

/** @throws on a timeout. */
export async function within<T>(timeout: AbortSignal, work: Promise<T>): Promise<T> {
  const end = Promise.withResolvers<never>();
  const giveUp = () => end.reject(new Error('No answer in time'));
  timeout.addEventListener('abort', giveUp, { once: true });
  if (timeout.aborted) giveUp();
  try {
    return await Promise.race([work, end.promise]);
  } finally {
    timeout.removeEventListener('abort', giveUp);
  }
}
