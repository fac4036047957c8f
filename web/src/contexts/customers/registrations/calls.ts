import { createCustomerRegister } from '@waybill/contract/customers/endpoints';
import { useEndpointMutation } from '#client/queries.ts';

export const useRegister = () => useEndpointMutation(createCustomerRegister, { refreshes: [] });
