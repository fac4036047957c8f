import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { usualTolerance } from '../domain.ts';
import { accounts, carriers } from '../sql.ts';
import { toTolerance, toleranceOf } from '../tolerances.ts';

export const getReconciliationTerms = handle(contract.getReconciliationTerms, async ({ db }) => ({
  carriers: (await carriers(db)).map(({ code, name, columns }) => ({ code, name, columns })),
  accounts: (await accounts(db)).map((row) => ({
    carrierAccountId: row.id,
    name: row.name,
    code: row.code,
    carrierCode: row.carrier_code,
    isOwn: row.tolerance !== null,
    tolerance: toTolerance(row.tolerance === null ? usualTolerance : toleranceOf(row.tolerance)),
  })),
}));
