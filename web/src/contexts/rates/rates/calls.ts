import {
  createRate,
  deleteRate,
  getRates,
  importRate,
  updateRate,
} from '@waybill/contract/rates/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';
import { rateReads } from '../calls.ts';

const listed = { keepPrevious: true } as const;

export const useRates = (query: ArgsOf<typeof getRates>) =>
  useEndpointQuery(getRates, query, listed);

export const useCreateRate = () => useEndpointMutation(createRate, { refreshes: rateReads });

export const useUpdateRate = () => useEndpointMutation(updateRate, { refreshes: rateReads });

export const useDeleteRate = () => useEndpointMutation(deleteRate, { refreshes: rateReads });

export const useImportRates = () => useUpload(importRate, { refreshes: rateReads });
