import { handle } from '#platform/context.ts';
import { fetchFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { documentPurpose } from '../documents.ts';

export const downloadDocument = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.downloadDocument, async ({ input, db, now }) => {
    const file = await fetchFile({ db, files, now }, documentPurpose, input.token);
    const { DocumentNotFound } = bookingProblems;
    return { ...found(file, DocumentNotFound), inline: file?.fileType === 'application/pdf' };
  });
