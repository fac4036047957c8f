import * as contract from '@waybill/contract/identity/endpoints';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { usersToExport } from '../lists.ts';
import { usersSheet } from '../users-sheet.ts';

/** The maximum number of rows per workbook; a narrower filter exports the rest. */
const mostRows = 10_000;
const fileType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const getUsersForExcel = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getUsersForExcel, async ({ input, actor, db, now }) => {
    const { timezone } = await settingsOf(db);
    const rows = await usersToExport(db, input, mostRows);
    const fileName = `Users ${localDateOf(now, timezone)}.xlsx`;
    const bytes = await usersSheet(rows, { now, timezone });
    return [await saveExport({ db, files, now }, actor, { fileName, fileType, bytes })];
  });
