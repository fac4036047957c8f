import { unitDepthMax } from '@waybill/contract/identity/organization-units';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';

/**
 * The code of a new unit: its parent's, and after it the number that follows its last sibling's
 * (conventions §1.7, decisions T-15).
 * @throws {Problem} OrganizationUnitTooDeep
 */
export function nextUnitCode(parent: string | null, lastSibling: string | null): string {
  const above = parent === null ? [] : parent.split('.');
  if (above.length >= unitDepthMax) throw new Problem(identityProblems.OrganizationUnitTooDeep);
  const last = Number(lastSibling?.split('.').at(-1) ?? 0);
  return [...above, String(last + 1).padStart(5, '0')].join('.');
}
