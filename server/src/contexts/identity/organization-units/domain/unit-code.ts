import { unitDepthMax } from '@waybill/contract/identity/organization-units/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';

/**
 * The code of a new unit: its parent's, and after it the number that follows its last sibling's
 * (decisions T-15). One that is moved brings `levelsBelow` it along.
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

/** Whether a code stands below another. */
export const isBelow = (code: string, above: string): boolean => code.startsWith(`${above}.`);

/** How many levels of units stand below a code; 0 where none does. */
export const levelsBelow = (code: string, codes: readonly string[]): number =>
  Math.max(...[code, ...codes.filter((each) => isBelow(each, code))].map(depth)) - depth(code);

const depth = (code: string): number => code.split('.').length;
