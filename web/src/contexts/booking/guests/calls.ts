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

/** Queries a guest's booking; polled while changes are expected. */
export const useGuestBooking = (
  { BookingId, Email }: ArgsOf<typeof getGuestBooking>,
  isSettled: (result: ResultOf<typeof getGuestBooking> | undefined) => boolean,
) => {
  const [settled, setSettled] = useState(false);
  const query = useEndpointQuery(
    getGuestBooking,
    { BookingId, Email },
    settled ? {} : { every: guestPollMs },
  );
  const isDone = isSettled(query.data);
  if (isDone !== settled) setSettled(isDone);
  return query;
};

/** Guests may send ten requests a minute (decisions X-29). */
const guestPollMs = 8000;
