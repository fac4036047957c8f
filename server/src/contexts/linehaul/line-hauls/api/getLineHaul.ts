import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { lineHaulsOf } from '../mappers.ts';
import { lineHaul, lineHaulOfJob } from '../sql.ts';

export const getLineHaul = handle(contract.getLineHaul, async ({ input: { id, jobId }, db }) => {
  if (id === undefined && jobId === undefined) {
    throw notValidField('jobId', 'Please send the id of a job or a line haul');
  }
  const row = id === undefined ? await lineHaulOfJob(db, jobId ?? '') : await lineHaul(db, id);
  const [linehaul] = await lineHaulsOf(db, [found(row, linehaulProblems.LineHaulNotFound)]);
  return { linehaul: found(linehaul, linehaulProblems.LineHaulNotFound) };
});
