import {
  getEmergencyContact,
  saveEmergencyContact,
} from '@waybill/contract/dangerousGoods/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useEmergencyContact = () => useEndpointQuery(getEmergencyContact, {});

export const useSaveEmergencyContact = () =>
  useEndpointMutation(saveEmergencyContact, { refreshes: [getEmergencyContact] });
