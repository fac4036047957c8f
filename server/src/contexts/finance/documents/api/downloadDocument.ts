import { handle } from '#platform/context.ts';
import { fetchFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { documentPurpose } from '../documents.ts';

export const downloadDocument = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.downloadDocument, async ({ input, db, now }) => {
    const file = await fetchFile({ db, files, now }, documentPurpose, input.fileToken);
    return found(file, financeProblems.DocumentNotFound);
  });
