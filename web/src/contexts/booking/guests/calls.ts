import {
  createGuestBooking,
  createOrUpdateGuestBooking,
  getGuestBooking,
  getGuestTerms,
} from '@waybill/contract/booking/endpoints';
import { getGuestTokenizationKey } from '@waybill/contract/finance/endpoints';
import { useState } from 'react';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useBookAsGuest = () =>
  useEndpointMutation(createGuestBooking, { refreshes: [getGuestBooking] });

export const useGuestTerms = () => useEndpointQuery(getGuestTerms, {});

/** Requests a new challenge: each is valid for one card. */
export const useNewChallenge = () => {
  const client = useClient();
  return async () => (await client.call(getGuestTerms, {})).challenge;
};

/** Queries the card processor for guests. */
export const useGuestProcessor = () =>
  useEndpointQuery(getGuestTokenizationKey, {}, { forever: true });

export const usePayAsGuest = () =>
  useEndpointMutation(createOrUpdateGuestBooking, { refreshes: [getGuestBooking] });

/** Queries a guest's booking; polled ever more slowly while changes are expected. */
export const useGuestBooking = (
  { BookingId, Email }: ArgsOf<typeof getGuestBooking>,
  isSettled: (result: ResultOf<typeof getGuestBooking> | undefined) => boolean,
) => {
  const [{ readAt, pending }, setSeen] = useState({ readAt: 0, pending: 0 });
  const query = useEndpointQuery(
    getGuestBooking,
    { BookingId, Email },
    pending === 0 ? {} : { every: Math.min(firstPollMs * 2 ** (pending - 1), slowestPollMs) },
  );
  if (query.dataUpdatedAt !== readAt) {
    setSeen({ readAt: query.dataUpdatedAt, pending: isSettled(query.data) ? 0 : pending + 1 });
  }
  return query;
};

/** A card is mostly charged within a second. */
const firstPollMs = 1000;
/** Guests may send ten requests a minute (decisions X-29); these are seven in the first. */
const slowestPollMs = 16_000;
