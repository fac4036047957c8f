import {
  confirmAuthenticator,
  createRecoveryCodes,
  getTwoFactor,
  startAuthenticator,
  updateTwoFactor,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useTwoFactor = () => useEndpointQuery(getTwoFactor, {});

export const useUpdateTwoFactor = () =>
  useEndpointMutation(updateTwoFactor, { refreshes: [getTwoFactor] });

export const useCreateRecoveryCodes = () =>
  useEndpointMutation(createRecoveryCodes, { refreshes: [getTwoFactor] });

export const useStartAuthenticator = () =>
  useEndpointMutation(startAuthenticator, { refreshes: [] });

export const useConfirmAuthenticator = () =>
  useEndpointMutation(confirmAuthenticator, { refreshes: [getTwoFactor] });
