import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { checksPage } from '../lists.ts';
import { checkOf } from '../mappers.ts';

export const getDriverPreStartAnswers = handle(
  contract.getDriverPreStartAnswers,
  async ({ input, actor, db }) => {
    const { rows, totalCount } = await checksPage(db, input, onlyOf(actor));
    return { items: rows.map(checkOf), totalCount };
  },
);
