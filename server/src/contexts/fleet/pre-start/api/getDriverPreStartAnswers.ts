import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { answersPage } from '../lists.ts';
import { answerOf } from '../mappers.ts';

export const getDriverPreStartAnswers = handle(
  contract.getDriverPreStartAnswers,
  async ({ input, actor, db }) => {
    const { rows, totalCount } = await answersPage(db, input, onlyOf(actor));
    return { items: rows.map(answerOf), totalCount };
  },
);
