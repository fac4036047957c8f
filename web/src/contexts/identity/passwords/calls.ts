import {
  activateEmail,
  changePassword,
  getPasswordRules,
  resetPassword,
  sendEmailActivationLink,
  sendPasswordResetCode,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useChangePassword = () => useEndpointMutation(changePassword, { refreshes: [] });

export const useSendResetCode = () => useEndpointMutation(sendPasswordResetCode, { refreshes: [] });

export const useResetPassword = () => useEndpointMutation(resetPassword, { refreshes: [] });

export const useSendActivationLink = () =>
  useEndpointMutation(sendEmailActivationLink, { refreshes: [] });

export const useActivateEmail = () => useEndpointMutation(activateEmail, { refreshes: [] });

/** Queries the tenant's password rules; they change so rarely that a page requests them once. */
export const usePasswordRules = () => useEndpointQuery(getPasswordRules, {}, { forever: true });
