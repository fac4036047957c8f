import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/linehaul/endpoints';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import { recordLineHaulScan } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { heldLineHaul, permitLineHaul } from '../../line-hauls/held.ts';
import { scanOf } from '../scanning.ts';
import { resolveOvers, resolveShorts } from '../sql.ts';

export const resolveLineHaulArticles = handle(
  contract.resolveLineHaulArticles,
  async ({ input: { linehaulid, articlenumbers, resolution, note }, db, now }) => {
    const held = await heldLineHaul(db, linehaulid);
    permitLineHaul('resolve', held);
    if (resolution === 'Accepted' && !note) throw notValidField('note', 'Please enter a note');
    const numbers = [...new Set(articlenumbers.map((number) => number.toUpperCase()))];
    const settling = { lineHaulId: held.id, numbers, resolution, note: note || null };
    const shorts = await resolveShorts(db, settling, now);
    const overs = await resolveOvers(db, settling, now);
    const settled = [...shorts, ...overs];
    const missing = numbers.find((each) => !settled.some(({ number }) => number === each));
    if (missing !== undefined) {
      const message = sentence('{article} has no difference to resolve.', { article: missing });
      throw new Problem(linehaulProblems.ArticleUnknown, { message });
    }
    if (resolution === 'Found') {
      // Freight that arrived, whether it was short before or not planned, is received at the
      // destination.
      const here = settled.flatMap(({ number, job_id }) =>
        job_id === null ? [] : [{ number, job_id }],
      );
      const scan = scanOf(
        { db, now },
        { code: 'INWARD', headPort: held.destination_code, articles: here },
      );
      await recordLineHaulScan(db, scan, now);
    }
    publish(db, 'lineHaul.changed', { id: held.id, customerId: null });
    return { resolved: settled.length };
  },
);
