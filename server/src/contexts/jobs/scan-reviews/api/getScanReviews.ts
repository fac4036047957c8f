import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { reviewsPage } from '../lists.ts';
import { reviewOf } from '../mappers.ts';

export const getScanReviews = handle(contract.getScanReviews, async ({ input, db }) => {
  const { rows, totalCount } = await reviewsPage(db, input, input.decided ?? false);
  return { items: rows.map(reviewOf), totalCount };
});
