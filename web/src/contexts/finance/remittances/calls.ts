import {
  createRemittanceAdvice,
  deleteRemittanceAdvice,
  exportRemittanceAdvices,
  getRemittanceAdvices,
  getRemittanceDocument,
} from '@waybill/contract/finance/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { usePdf } from '../calls.ts';

export const useRemittances = (input: ArgsOf<typeof getRemittanceAdvices>, enabled = true) =>
  useEndpointQuery(getRemittanceAdvices, input, { keepPrevious: true, enabled });

export const useAdvise = () =>
  useEndpointMutation(createRemittanceAdvice, { refreshes: [getRemittanceAdvices] });

export const useCancelRemittance = () =>
  useEndpointMutation(deleteRemittanceAdvice, { refreshes: [getRemittanceAdvices] });

export const useRemittancePdf = () => usePdf(getRemittanceDocument);

export const useRemittancesCsv = () => usePdf(exportRemittanceAdvices);
