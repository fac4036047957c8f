import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { financeSettingsOf } from '../../ledger/office.ts';
import { storageToCharge, toStorageCharge } from '../charges.ts';

export const getStorageCharges = handle(contract.getStorageCharges, async ({ input, db, now }) => {
  const { today, timezone } = await financeSettingsOf(db, now);
  const toDate = localDate(input.toDate ?? addDays(today, -1));
  const customerId = input.customerId ?? null;
  const charges = await storageToCharge(db, { customerId, toDate, timezone });
  return { items: charges.map(toStorageCharge) };
});
