import { getAssistantTools } from '@waybill/contract/administration/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useAssistantTools = () => useEndpointQuery(getAssistantTools, {});
