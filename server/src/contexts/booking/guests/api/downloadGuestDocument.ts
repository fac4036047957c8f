import { handle } from '#platform/context.ts';
import { fetchFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { guestDocumentPurpose } from '../../documents/documents.ts';

/**
 * The token was issued to a caller with the booking's number and e-mail, so it authorises alone.
 */
export const downloadGuestDocument = ({ files }: Pick<Services, 'files'>) =>
  handle(
    contract.downloadGuestDocument,
    async ({ input, db, now }) => {
      const file = await fetchFile({ db, files, now }, guestDocumentPurpose, input.token);
      const { DocumentNotFound } = bookingProblems;
      return { ...found(file, DocumentNotFound), inline: file?.fileType === 'application/pdf' };
    },
    { reach: 'tenant' },
  );
