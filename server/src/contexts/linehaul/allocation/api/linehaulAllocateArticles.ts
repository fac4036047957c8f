import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { Problem } from '@waybill/contract/problem';
import { articlesNamed, lockJobsForLineHaul } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { heldLineHaul, permitLineHaul } from '../../line-hauls/held.ts';
import { allocate } from '../allocate.ts';

export const linehaulAllocateArticles = handle(
  contract.linehaulAllocateArticles,
  async ({ input: { allocation }, db, now }) => {
    const lineHaul = await heldLineHaul(db, allocation.linehaulid);
    permitLineHaul('allocate', lineHaul);
    const codes = [...new Set(allocation.articlenumbers.map((code) => code.toUpperCase()))];
    const named = await articlesNamed(db, codes);
    const missing = codes.find((code) => !named.some(({ barcode }) => barcode === code));
    if (missing !== undefined) {
      const message = sentence('We could not find article {article}.', { article: missing });
      throw new Problem(linehaulProblems.ArticleUnknown, { message, details: missing });
    }
    const jobs = await lockJobsForLineHaul(
      db,
      named.map(({ jobId }) => jobId),
    );
    const wanted = new Set(named.map(({ jobId, number }) => `${jobId} ${number}`));
    const isWanted = ({ job_id, number }: { job_id: string; number: string }) =>
      wanted.has(`${job_id} ${number}`);
    const allocated = await allocate({ db, now }, lineHaul, { jobs, isWanted });
    publish(db, 'lineHaul.changed', { id: lineHaul.id, customerId: null });
    return { allocated };
  },
);
