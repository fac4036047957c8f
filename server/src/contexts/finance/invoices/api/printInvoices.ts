import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { ticketOf } from '../../documents/documents.ts';
import { invoicesByIds } from '../lists.ts';
import { printSettingsOf } from '../../ledger/office.ts';
import { done, inOrder, sortedOut } from '../outcomes.ts';
import type { financePdfs } from '../../documents/pdf/index.ts';
import { printInvoice } from '../../documents/printed.ts';

export const printInvoices = ({ files, pdfs }: ServicesWithPdfs<typeof financePdfs>) =>
  handle(contract.printInvoices, async ({ input, db, now }) => {
    const ids = inOrder(input.invoiceIds);
    const { able, unable } = sortedOut(ids, await invoicesByIds(db, ids), () => null);
    const settings = await printSettingsOf({ db, files, now });
    const printed = await Promise.all(able.map((row) => printInvoice({ pdfs }, row, settings)));
    const fileTokens: string[] = [];
    for (const pdf of printed) {
      fileTokens.push((await ticketOf({ db, files, now }, pdf)).fileToken);
    }
    const names = able.map(({ id }, at) => done(id, printed[at]?.fileName ?? null));
    return { results: [...names, ...unable], fileTokens };
  });
