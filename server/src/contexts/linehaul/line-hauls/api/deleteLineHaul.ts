import * as contract from '@waybill/contract/linehaul/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { freeJobs } from '../../allocation/legs.ts';
import { articlesOf } from '../../articles/sql.ts';
import { heldLineHaul, permitLineHaul } from '../held.ts';
import { removeLineHaul } from '../sql.ts';

export const deleteLineHaul = handle(contract.deleteLineHaul, async ({ input, db, now }) => {
  const held = await heldLineHaul(db, input.Id);
  permitLineHaul('delete', held);
  const articles = await articlesOf(db, [held.id]);
  await removeLineHaul(db, held.id);
  await freeJobs(db, [...new Set(articles.map(({ job_id }) => job_id))], now);
  publish(db, 'lineHaul.changed', { id: held.id, customerId: null });
  return null;
});
