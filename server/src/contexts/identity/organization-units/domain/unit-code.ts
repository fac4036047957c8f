import { unitDepthMax } from '@waybill/contract/identity/organization-units/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';

/**
 * Returns the code of a new or moved unit: its parent's code and the number after its last
 * sibling's (decisions T-15). `levelsBelow` is the depth of the subtree below a moved unit.
 * @throws {Problem} OrganizationUnitTooDeep
 */
export function nextUnitCode(
  parent: string | null,
  lastSibling: string | null,
  levelsBelow = 0,
): string {
  const above = parent === null ? [] : parent.split('.');
  if (above.length + levelsBelow >= unitDepthMax)
    throw new Problem(identityProblems.OrganizationUnitTooDeep);
  const last = Number(lastSibling?.split('.').at(-1) ?? 0);
  return [...above, String(last + 1).padStart(5, '0')].join('.');
}

/** True if a code is a descendant of another. */
export const isBelow = (code: string, above: string): boolean => code.startsWith(`${above}.`);

/** Returns the number of levels below a code; 0 if it has no descendants. */
export const levelsBelow = (code: string, codes: readonly string[]): number =>
  Math.max(...[code, ...codes.filter((each) => isBelow(each, code))].map(depth)) - depth(code);

const depth = (code: string): number => code.split('.').length;
