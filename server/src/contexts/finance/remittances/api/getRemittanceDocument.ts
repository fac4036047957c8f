import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { ticketOf } from '../../documents/documents.ts';
import { printSettingsOf } from '../../ledger/office.ts';
import type { financePdfs } from '../../documents/pdf/index.ts';
import { printRemittance } from '../../documents/printed.ts';
import { remittanceByNumber } from '../sql/remittance-list.ts';

export const getRemittanceDocument = ({ files, pdfs }: ServicesWithPdfs<typeof financePdfs>) =>
  handle(contract.getRemittanceDocument, async ({ input, db, now }) => {
    const { RemittanceNotFound, CustomerOfInvoiceNotFound } = financeProblems;
    const row = found(await remittanceByNumber(db, input.remittanceNumber), RemittanceNotFound);
    const customer = found(await customerCard(db, row.customer_id), CustomerOfInvoiceNotFound);
    const settings = await printSettingsOf({ db, files, now });
    return ticketOf(
      { db, files, now },
      await printRemittance({ pdfs }, { row, customer }, settings),
    );
  });
