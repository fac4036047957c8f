import { handle } from '#platform/context.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { ticketOf } from '../documents.ts';
import { invoicesByIds } from '../lists.ts';
import { printingOfficeOf } from '../office.ts';
import { done, inOrder, sortedOut } from '../outcomes.ts';
import type { financePapers } from '../papers/index.ts';
import { printInvoice } from '../printed.ts';

export const printInvoices = ({ files, papers }: HouseWithPapers<typeof financePapers>) =>
  handle(contract.printInvoices, async ({ input, db, now }) => {
    const ids = inOrder(input.invoiceIds);
    const { able, unable } = sortedOut(ids, await invoicesByIds(db, ids), () => null);
    const office = await printingOfficeOf({ db, files, now });
    const printed = await Promise.all(able.map((row) => printInvoice({ papers }, row, office)));
    const fileTokens: string[] = [];
    for (const paper of printed) {
      fileTokens.push((await ticketOf({ db, files, now }, paper)).fileToken);
    }
    const names = able.map(({ id }, at) => done(id, printed[at]?.fileName ?? null));
    return { results: [...names, ...unable], fileTokens };
  });
