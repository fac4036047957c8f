import {
  assignCustomerFee,
  createOrUpdateFee,
  getFeeForEdit,
  getFees,
} from '@waybill/contract/finance/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useFees = (input: ArgsOf<typeof getFees>) =>
  useEndpointQuery(getFees, input, { keepPrevious: true });

export const useFee = (id: number) => useEndpointQuery(getFeeForEdit, { id });

export const useSaveFee = () =>
  useEndpointMutation(createOrUpdateFee, { refreshes: [getFees, getFeeForEdit] });

export const useAssignFee = () =>
  useEndpointMutation(assignCustomerFee, { refreshes: [getFees, getFeeForEdit] });
