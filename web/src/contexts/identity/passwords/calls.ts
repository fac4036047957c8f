import {
  activateEmail,
  changePassword,
  resetPassword,
  sendEmailActivationLink,
  sendPasswordResetCode,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation } from '#client/queries.ts';

export const useChangePassword = () => useEndpointMutation(changePassword, { refreshes: [] });

export const useSendResetCode = () => useEndpointMutation(sendPasswordResetCode, { refreshes: [] });

export const useResetPassword = () => useEndpointMutation(resetPassword, { refreshes: [] });

export const useSendActivationLink = () =>
  useEndpointMutation(sendEmailActivationLink, { refreshes: [] });

export const useActivateEmail = () => useEndpointMutation(activateEmail, { refreshes: [] });
