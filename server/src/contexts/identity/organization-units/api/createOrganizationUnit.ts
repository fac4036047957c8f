import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { nextUnitCode } from '../domain/unit-code.ts';
import { refuseDuplicateName, unitSeen, toUnit } from '../organization-units.ts';
import { addUnit, lastChildCode } from '../sql.ts';
import { lockAdministration } from '../../roles/sql.ts';

export const createOrganizationUnit = handle(
  contract.createOrganizationUnit,
  async ({ input: { displayName, parentId: wantedParentId }, db, now }) => {
    await lockAdministration(db);
    const parentId = wantedParentId ?? null;
    const parent = parentId === null ? null : await unitSeen(db, parentId);
    const code = nextUnitCode(parent?.code ?? null, await lastChildCode(db, parentId));
    const added = addUnit(db, { parentId, code, displayName }, now);
    return toUnit(await unitSeen(db, await refuseDuplicateName(added, displayName)));
  },
);
