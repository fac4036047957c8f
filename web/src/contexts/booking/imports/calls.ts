import {
  getBookingImport,
  getBookingImports,
  importBookings,
  requestCarrierPrices,
} from '@waybill/contract/booking/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useImportBookings = () =>
  useEndpointMutation(importBookings, { refreshes: [getBookingImports] });

export const useBookingImports = () =>
  useEndpointQuery(getBookingImports, { maxResultCount: importsMax }, { keepPrevious: true });

const importsMax = 10;

/** Queries an import; polled each second while its rows are being booked. */
export const useBookingImport = (importId: string) => {
  const [isDone, setDone] = useState(false);
  const query = useEndpointQuery(
    getBookingImport,
    { importId },
    isDone ? {} : { every: importPollMs },
  );
  const nowDone = query.data?.status === 'Done';
  if (nowDone !== isDone) setDone(nowDone);
  return query;
};

const importPollMs = 1000;

/** Requests prices of carriers for a file, for a few seconds; aborted with the signal. */
export const useCarrierPriceRequest = () => {
  const { call } = useClient();
  return (args: ArgsOf<typeof requestCarrierPrices>, signal: AbortSignal) =>
    call(requestCarrierPrices, args, { signal });
};
