import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { isBelow, levelsBelow, nextUnitCode } from '../domain/unit-code.ts';
import { refuseDuplicateName, unitSeen, unitToChange, toUnit } from '../organization-units.ts';
import { lastChildCode, moveUnit, organizationUnits } from '../sql.ts';

export const moveOrganizationUnit = handle(
  contract.moveOrganizationUnit,
  async ({ input, db, now }) => {
    const unit = await unitToChange(db, input.id);
    const parentId = input.newParentId ?? null;
    const parent = parentId === null ? null : await unitSeen(db, parentId);
    if (parentId === unit.parent_id) return toUnit(unit);
    if (parent !== null && (parent.id === unit.id || isBelow(parent.code, unit.code))) {
      throw new Problem(identityProblems.OrganizationUnitInItself);
    }
    const codes = (await organizationUnits(db)).map(({ code }) => code);
    const last = await lastChildCode(db, parentId);
    const code = nextUnitCode(parent?.code ?? null, last, levelsBelow(unit.code, codes));
    await refuseDuplicateName(moveUnit(db, unit, { parentId, code, now }), unit.display_name);
    return toUnit(await unitSeen(db, unit.id));
  },
);
