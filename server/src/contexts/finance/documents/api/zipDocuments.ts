import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { archiveOf } from '../archive.ts';
import { ticketOf } from '../documents.ts';

export const zipDocuments = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.zipDocuments, async ({ input, actor, db, now }) => {
    const place = { db, files, now };
    return ticketOf(place, {
      fileName: `${input.name}.zip`,
      fileType: 'application/zip',
      bytes: archiveOf(place, input.fileTokens),
      customerId: actor.customerId,
    });
  });
