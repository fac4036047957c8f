import {
  getCurrentUserProfile,
  updateCurrentUserProfile,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useOwnProfile = () => useEndpointQuery(getCurrentUserProfile, {});

export const useSaveOwnProfile = () =>
  useEndpointMutation(updateCurrentUserProfile, { refreshes: [getCurrentUserProfile] });
