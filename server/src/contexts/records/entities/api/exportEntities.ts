import * as contract from '@waybill/contract/records/endpoints';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { csvBytes, fileOf, fileTypes, workbookBytes } from '../exporting.ts';
import { typeSeen } from '../visibility.ts';

export const exportEntities = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportEntities, async ({ input, actor, db, now }) => {
    const { type } = await typeSeen(db, actor, input.type);
    const { pluralname } = type.options;
    const table = await fileOf(db, type, input);
    const isCsv = input.format === 'csv';
    const bytes = isCsv ? csvBytes(table) : await workbookBytes(table, pluralname);
    const { timezone } = await settingsOf(db);
    const fileName = `${pluralname} ${localDateOf(now, timezone)}.${input.format}`;
    const file = { fileName, fileType: fileTypes[input.format], bytes };
    return saveExport({ db, files, now }, actor, file);
  });
