/**
 * Restricts tests to their own resolver: a response from outside may be late, missing or changed.
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';

type Resolver = { readonly getServers: () => string[] };
type Resolve = (this: Resolver | undefined, name: string, ...rest: unknown[]) => unknown;

const resolved: string[] = [];

for (const holder of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  const requests = holder as unknown as Record<string, Resolve>;
  for (const [name, request] of Object.entries(requests)) {
    if (/^(lookup|resolve|reverse)/.test(name)) requests[name] = near(request);
  }
}
// Makes named imports of `lookup` use this one.
syncBuiltinESMExports();

/** Returns the external names requested since the last call; none of them was resolved. */
export const outsideNames = (): readonly string[] => resolved.splice(0);

function near(sendRequest: Resolve): Resolve {
  return function (name, ...rest) {
    const isNear = name === 'localhost' || isIP(name) !== 0 || isOfTest(this);
    if (isNear) return sendRequest.call(this, name, ...rest);
    resolved.push(name);
    throw new Error(`A test asks for ${name} outside`);
  };
}

/**
 * Returns whether a resolver belongs to a test: its server has its own port, as the system's may
 * also be on this machine.
 */
const isOfTest = (resolver: Resolver | undefined): boolean =>
  resolver !== undefined &&
  'getServers' in resolver &&
  resolver.getServers().every((server) => /^127\.0\.0\.1:\d+$/.test(server));
