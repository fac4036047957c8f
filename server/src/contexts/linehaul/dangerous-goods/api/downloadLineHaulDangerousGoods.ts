import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { articlesOf } from '../../articles/sql.ts';
import { lineHaul } from '../../line-hauls/sql.ts';
import { dangerousLoadOf } from '../dangerous-load.ts';
import { dangerousGoodsDocuments } from '../documents.ts';
import type { dangerousGoodsPdfs } from '../pdf/index.ts';

export const downloadLineHaulDangerousGoods = ({
  pdfs,
}: Pick<ServicesWithPdfs<typeof dangerousGoodsPdfs>, 'pdfs'>) =>
  handle(contract.downloadLineHaulDangerousGoods, async ({ input: { id }, db }) => {
    const row = found(await lineHaul(db, id), linehaulProblems.LineHaulNotFound);
    const load = await dangerousLoadOf(db, await articlesOf(db, [id]));
    if (load.consignments.length === 0) {
      throw new Problem(linehaulProblems.LineHaulNoDangerousGoods);
    }
    const { data, words } = await dangerousGoodsDocuments(db, row, load);
    const bytes = await pdfs.renderPdf('line-haul-dangerous-goods', data, words);
    const fileName = `Dangerous goods ${row.number}.pdf`;
    return { bytes, fileName, fileType: 'application/pdf', inline: true };
  });
