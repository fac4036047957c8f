import {
  getOwnSessions,
  revokeOtherSessions,
  revokeSession,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useOwnSessions = () => useEndpointQuery(getOwnSessions, {});

export const useRevokeSession = () =>
  useEndpointMutation(revokeSession, { refreshes: [getOwnSessions] });

export const useRevokeOthers = () =>
  useEndpointMutation(revokeOtherSessions, { refreshes: [getOwnSessions] });
