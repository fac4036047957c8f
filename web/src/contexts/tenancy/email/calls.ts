import { sendTestEmail } from '@waybill/contract/tenancy/endpoints';
import { useEndpointMutation } from '#client/queries.ts';

export const useSendTestEmail = () => useEndpointMutation(sendTestEmail, { refreshes: [] });
