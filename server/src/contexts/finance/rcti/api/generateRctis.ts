import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { localDate } from '@waybill/kernel/local-date';
import { financeSettingsOf, insistOpen } from '../../ledger/office.ts';
import { issueRctis, planRctis, previewRctis } from '../issue.ts';

export const generateRctis = handle(contract.generateRctis, async ({ input, actor, db, now }) => {
  const settings = await financeSettingsOf(db, now);
  const invoiceDate = localDate(input.invoiceDate ?? settings.today);
  insistOpen(settings, invoiceDate, 'invoiceDate');
  const planned = await planRctis(db, input.driverIds, settings);
  const issuing = { now, userName: actor.name, invoiceDate, seller: settings.seller };
  const outcomes = input.preview ? previewRctis(planned) : await issueRctis(db, planned, issuing);
  return { contractors: [...outcomes] };
});
