import type { Endpoint } from '@waybill/contract/endpoint';
import type { PermissionDefinition } from '@waybill/contract/permission';
import type { Context } from './context.ts';

type Named = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const openAccess = ['none', 'guest', 'optional', 'signedIn'];

/**
 * Refuses to start an inconsistent app: an endpoint without a handler, an undeclared permission, a
 * path that two endpoints claim, a handler without an endpoint.
 */
export function checkContexts(
  contexts: readonly Context[],
  promised: Named,
  permissions: readonly PermissionDefinition[],
): void {
  const saved = new Set(contexts.flatMap((c) => c.endpoints.map((handler) => handler.endpoint)));
  const known = new Set<string>(permissions.map((p) => p.name));
  const faults: string[] = [];
  const paths = new Set<string>();
  for (const [context, endpoints] of Object.entries(promised)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const title = `${context}.${name}`;
      if (!saved.delete(endpoint)) faults.push(`${title} has no handler`);
      if (!openAccess.includes(endpoint.access) && !known.has(endpoint.access)) {
        faults.push(`${title} asks for ${endpoint.access}, which no permissions.ts declares`);
      }
      for (const path of [endpoint.path, ...endpoint.aliases]) {
        const claim = `${endpoint.method} ${path.toLowerCase()}`;
        if (paths.has(claim)) faults.push(`${title} claims ${claim} a second time`);
        paths.add(claim);
      }
    }
  }
  for (const endpoint of saved)
    faults.push(`${endpoint.path} is handled but not in contract/all.ts`);
  faults.push(...workClaimedTwice(contexts));
  if (faults.length > 0) throw new Error(`The contract is not kept:\n  ${faults.join('\n  ')}`);
}

/** Returns tasks declared twice: queued tasks are identified by name alone, in any context. */
function workClaimedTwice(contexts: readonly Context[]): readonly string[] {
  const names = contexts.flatMap(({ tasks = {}, daily = {} }) => [
    ...Object.keys(tasks),
    ...Object.keys(daily),
  ]);
  const doubles = names.filter((name, i) => names.indexOf(name) !== i);
  return doubles.map((name) => `the task ${name} is claimed a second time`);
}
