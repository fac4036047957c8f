import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { ticketOf } from '../../documents/documents.ts';
import type { financePdfs } from '../../documents/pdf/index.ts';
import { printSettingsOf } from '../../ledger/office.ts';
import { printRcti } from '../print-rcti.ts';

export const getRctiDocument = ({ files, pdfs }: ServicesWithPdfs<typeof financePdfs>) =>
  handle(contract.getRctiDocument, async ({ input, db, now }) => {
    const settings = await printSettingsOf({ db, files, now });
    return ticketOf({ db, files, now }, await printRcti({ pdfs, db }, input.id, settings));
  });
