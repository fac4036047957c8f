import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeArticlesNamed } from '../../articles/sql.ts';
import { heldLineHaul, permitLineHaul } from '../../line-hauls/held.ts';
import { freeJobs } from '../legs.ts';

export const linehaulUnallocateArticles = handle(
  contract.linehaulUnallocateArticles,
  async ({ input: { deallocation }, db, now }) => {
    const lineHaul = await heldLineHaul(db, deallocation.linehaulid);
    permitLineHaul('unallocate', lineHaul);
    const codes = [...new Set(deallocation.articlenumbers.map((code) => code.toUpperCase()))];
    const removed = await removeArticlesNamed(db, lineHaul.id, codes);
    const missing = codes.find((code) => !removed.some(({ number }) => number === code));
    if (missing !== undefined) {
      const message = sentence('We could not find article {article}.', { article: missing });
      throw new Problem(linehaulProblems.ArticleUnknown, { message, details: missing });
    }
    await freeJobs(db, [...new Set(removed.map(({ job_id }) => job_id))], now);
    publish(db, 'lineHaul.changed', { id: lineHaul.id, customerId: null });
    return { removed: removed.length };
  },
);
