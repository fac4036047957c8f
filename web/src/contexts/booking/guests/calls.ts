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

/** Asks for a challenge of its own: each is good for one card. */
export const useNewChallenge = () => {
  const client = useClient();
  return async () => (await client.call(getGuestTerms, {})).challenge;
};

/** How this tenant takes a guest's card. */
export const useGuestProcessor = () =>
  useEndpointQuery(getGuestTokenizationKey, {}, { forever: true });

export const usePayAsGuest = () =>
  useEndpointMutation(createOrUpdateGuestBooking, { refreshes: [getGuestBooking] });

/** A guest's booking; asked for again now and then while something is still to come of it. */
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

/** Guests may read ten times a minute (decisions X-29). */
const guestPollMs = 8000;
