import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  createOrUpdateContractor,
  generateRctis,
  getContractors,
  getRctiDocument,
  getRctiForEdit,
  getRctis,
  payRctis,
  sendRcti,
  voidRcti,
} from '@waybill/contract/finance/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { usePdf } from '../calls.ts';

const rctiReads = { refreshes: [getRctis, getRctiForEdit, getContractors] } as const;

export const useContractors = (input: ArgsOf<typeof getContractors>) =>
  useEndpointQuery(getContractors, input, { keepPrevious: true });

export const useSaveContractor = () => useEndpointMutation(createOrUpdateContractor, rctiReads);

export const useGenerateRctis = () => useEndpointMutation(generateRctis, rctiReads);

export const useRctis = (input: ArgsOf<typeof getRctis>) =>
  useEndpointQuery(getRctis, input, { keepPrevious: true });

export const useRcti = (id: number) => useEndpointQuery(getRctiForEdit, { id });

export const useRctiPdf = () => usePdf(getRctiDocument);

export const useSendRcti = () => useEndpointMutation(sendRcti, rctiReads);

export const usePayRctis = () => useEndpointMutation(payRctis, rctiReads);

export const useVoidRcti = () => useEndpointMutation(voidRcti, rctiReads);
