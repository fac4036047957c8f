import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../books-changed.ts';
import { queueGathering, queueReading } from '../../transfers/queue.ts';
import { lockConnection, setSettings } from '../sql.ts';

export const saveBooksSettings = handle(contract.saveBooksSettings, async ({ input, db, now }) => {
  const row = found(await lockConnection(db), booksProblems.BooksNotConnected);
  if (row.organisation_id === '') throw new Problem(booksProblems.BooksNotConnected);
  await setSettings(db, input.settings);
  await queueGathering(db);
  await queueReading(db, now);
  booksChanged(db);
  return null;
});
