import { testDirectory } from '@waybill/contract/tenancy/endpoints';
import { useEndpointMutation } from '#client/queries.ts';

export const useTestDirectory = () => useEndpointMutation(testDirectory, { refreshes: [] });
