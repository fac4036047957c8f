import { type Message, sentence } from '@waybill/contract/sentence';
/** The maximum nesting depth of a zone. */
export const deepestZone = 20;

/** The parent of each zone, by id. */
export type Parents = ReadonlyMap<string, string | null>;

/**
 * Returns why a zone cannot have this parent, or null if it can: no zone contains itself, and none
 * is nested too deeply.
 */
export function nestingFault(parents: Parents, zone: string, parent: string): Message | null {
  if (parent === zone || around(parents, parent).includes(zone)) {
    return 'A zone cannot be inside itself.';
  }
  const depth = around(parents, parent).length + 1 + heightOf(parents, zone);
  return depth > deepestZone
    ? sentence('Zones can be nested up to {count} levels deep.', { count: deepestZone })
    : null;
}

/** Returns the ancestors of a zone from the inside out; stops at a cycle. */
function around(parents: Parents, zone: string): readonly string[] {
  const chain: string[] = [];
  let at = parents.get(zone) ?? null;
  while (at !== null && !chain.includes(at)) {
    chain.push(at);
    at = parents.get(at) ?? null;
  }
  return chain;
}

/** Returns the depth of nesting below a zone. */
function heightOf(parents: Parents, zone: string): number {
  const depths = [...parents.keys()].map((inner) => around(parents, inner).indexOf(zone) + 1);
  return Math.max(0, ...depths);
}
