import {
  decideScanReview,
  getScanReviewImage,
  getScanReviews,
} from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

export const useScanReviews = (query: ArgsOf<typeof getScanReviews>) =>
  useEndpointQuery(getScanReviews, query);

export const useDecideScanReview = () =>
  useEndpointMutation(decideScanReview, { refreshes: [getScanReviews, ...jobReads] });

/** Returns the props of a picture for `PictureLink`. */
export const reviewPicture = (id: string, image: string) =>
  ({ endpoint: getScanReviewImage, args: { id, image } }) as const;
