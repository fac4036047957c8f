import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { found } from '@waybill/contract/problem';
import { lineHaulRulesOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { lineHaul } from '../../line-hauls/sql.ts';
import { dangerousGoodsOf, dangerousLoadOf } from '../../dangerous-goods/dangerous-load.ts';
import { articleOf, costSharesOf, overOf } from '../mappers.ts';
import { articlesOf, oversOf } from '../sql.ts';

export const getLineHaulLoad = handle(contract.getLineHaulLoad, async ({ input: { id }, db }) => {
  const row = found(await lineHaul(db, id), linehaulProblems.LineHaulNotFound);
  const [articles, overs] = await Promise.all([articlesOf(db, [id]), oversOf(db, id)]);
  return {
    linehaulid: id,
    articles: articles.map(articleOf),
    overs: overs.map(overOf),
    mayconfirmnotscanned: (await lineHaulRulesOf(db)).mayDepartIncomplete,
    dangerousgoods: dangerousGoodsOf(await dangerousLoadOf(db, articles)),
    costshares: costSharesOf(row, articles),
  };
});
