import * as contract from '@waybill/contract/operations/endpoints';
import { handle } from '#platform/context.ts';
import { keepExport } from '#platform/files/exports.ts';
import type { House } from '#platform/house.ts';
import { archiveOf } from '../persons/archive.ts';
import { ownFiles } from '../persons/files.ts';
import { lookAt } from '../persons/look.ts';
import { personOf } from '../persons/person.ts';

const file = { fileName: 'Personal data.zip', fileType: 'application/zip' };

export const exportPersonalData = (house: Pick<House, 'database' | 'files'>) =>
  handle(contract.exportPersonalData, async ({ input, actor, db, now }) => {
    const bytes = await lookAt(house, actor, async (all) => {
      const known = await personOf(all, input);
      const own = await ownFiles({ db: all, files: house.files }, known);
      return archiveOf(all, known, { own, now });
    });
    return keepExport({ db, files: house.files, now }, actor, { ...file, bytes });
  });
