import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { ticketOf } from '../documents.ts';
import { printingOfficeOf } from '../office.ts';
import type { financePapers } from '../papers/index.ts';
import { printRemittance } from '../printed.ts';
import { remittanceByNumber } from '../sql/remittance-list.ts';

export const getRemittanceDocument = ({ files, papers }: HouseWithPapers<typeof financePapers>) =>
  handle(contract.getRemittanceDocument, async ({ input, db, now }) => {
    const { RemittanceNotFound, CustomerOfInvoiceNotFound } = financeProblems;
    const row = found(await remittanceByNumber(db, input.remittanceNumber), RemittanceNotFound);
    const customer = found(await customerCard(db, row.customer_id), CustomerOfInvoiceNotFound);
    const office = await printingOfficeOf({ db, files, now });
    return ticketOf(
      { db, files, now },
      await printRemittance({ papers }, { row, customer }, office),
    );
  });
