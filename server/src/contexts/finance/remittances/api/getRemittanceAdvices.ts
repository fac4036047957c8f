import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeSettingsOf } from '../../ledger/office.ts';
import { remittancesPage } from '../sql/remittance-list.ts';
import { remittanceOf } from '../remittance-mappers.ts';

export const getRemittanceAdvices = handle(
  contract.getRemittanceAdvices,
  async ({ input, db, now }) => {
    const { timezone } = await financeSettingsOf(db, now);
    const { rows, totalCount } = await remittancesPage(db, input);
    return { items: rows.map((row) => remittanceOf(row, timezone)), totalCount };
  },
);
