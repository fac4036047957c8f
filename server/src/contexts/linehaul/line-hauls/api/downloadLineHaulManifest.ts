import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { manifestDataOf } from '../manifest.ts';
import type { linehaulPdfs } from '../pdf/index.ts';
import { lineHaul } from '../sql.ts';

export const downloadLineHaulManifest = ({
  pdfs,
}: Pick<ServicesWithPdfs<typeof linehaulPdfs>, 'pdfs'>) =>
  handle(contract.downloadLineHaulManifest, async ({ input: { id }, db }) => {
    const row = found(await lineHaul(db, id), linehaulProblems.LineHaulNotFound);
    const { data, words } = await manifestDataOf(db, row);
    const bytes = await pdfs.renderPdf('line-haul-manifest', data, words);
    const fileName = `Line haul ${row.number}.pdf`;
    return { bytes, fileName, fileType: 'application/pdf', inline: true };
  });
