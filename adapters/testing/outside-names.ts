/** Tests ask no resolver but one of their own: an answer from outside may be late, missing or new. */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';

type Resolver = { readonly getServers: () => string[] };
type Ask = (this: Resolver | undefined, name: string, ...rest: unknown[]) => unknown;

const asked: string[] = [];

for (const holder of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  const asks = holder as unknown as Record<string, Ask>;
  for (const [name, ask] of Object.entries(asks)) {
    if (/^(lookup|resolve|reverse)/.test(name)) asks[name] = near(ask);
  }
}
// Who imports `lookup` by its name gets this one.
syncBuiltinESMExports();

/** The names that were asked for outside since this was called last; none was told. */
export const outsideNames = (): readonly string[] => asked.splice(0);

function near(ask: Ask): Ask {
  return function (name, ...rest) {
    const isNear = name === 'localhost' || isIP(name) !== 0 || isOfTest(this);
    if (isNear) return ask.call(this, name, ...rest);
    asked.push(name);
    throw new Error(`A test asks for ${name} outside`);
  };
}

/** A test's own server has a port of its own; the system's may be on this machine, too. */
const isOfTest = (resolver: Resolver | undefined): boolean =>
  resolver !== undefined &&
  'getServers' in resolver &&
  resolver.getServers().every((server) => /^127\.0\.0\.1:\d+$/.test(server));
