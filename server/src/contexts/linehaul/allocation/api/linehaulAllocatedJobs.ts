import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { found } from '@waybill/contract/problem';
import { jobsOfIds, jobsOnLineHauls } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { articlesOf } from '../../articles/sql.ts';
import { lineHaul } from '../../line-hauls/sql.ts';

export const linehaulAllocatedJobs = handle(
  contract.linehaulAllocatedJobs,
  async ({ input: { linehaulId, ...query }, actor, db }) => {
    if (linehaulId === undefined) return await jobsOnLineHauls(db, actor, query);
    const { id } = found(await lineHaul(db, linehaulId), linehaulProblems.LineHaulNotFound);
    const ids = [...new Set((await articlesOf(db, [id])).map(({ job_id }) => job_id))];
    return await jobsOfIds(db, actor, { ...query, ids });
  },
);
