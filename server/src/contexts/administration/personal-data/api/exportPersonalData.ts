import * as contract from '@waybill/contract/administration/endpoints';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { archiveOf } from '../archive.ts';
import { ownFiles } from '../files.ts';
import { lookAt } from '../look.ts';
import { personOf } from '../person.ts';

const file = { fileName: 'Personal data.zip', fileType: 'application/zip' };

export const exportPersonalData = (services: Pick<Services, 'database' | 'files'>) =>
  handle(contract.exportPersonalData, async ({ input, actor, db, now }) => {
    const bytes = await lookAt(services, actor, async (all) => {
      const known = await personOf(all, input);
      const own = await ownFiles({ db: all, files: services.files }, known);
      return archiveOf(all, known, { own, now });
    });
    return saveExport({ db, files: services.files, now }, actor, { ...file, bytes });
  });
