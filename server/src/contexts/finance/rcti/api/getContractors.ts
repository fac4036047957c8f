import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeSettingsOf } from '../../ledger/office.ts';
import { contractorsPage } from '../lists.ts';
import { contractorOf } from '../mappers.ts';

export const getContractors = handle(contract.getContractors, async ({ input, db, now }) => {
  const { seller } = await financeSettingsOf(db, now);
  const { rows, totalCount } = await contractorsPage(db, input);
  return { items: rows.map((row) => contractorOf(row, seller)), totalCount };
});
