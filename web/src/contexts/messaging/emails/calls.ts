import { getEmails, resendEmail, sendEmail } from '@waybill/contract/messaging/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useEmails = (query: ArgsOf<typeof getEmails>, every?: number) =>
  useEndpointQuery(getEmails, query, {
    keepPrevious: true,
    ...(every === undefined ? {} : { every }),
  });

export const useSendEmail = () => useEndpointMutation(sendEmail, { refreshes: [getEmails] });

export const useResendEmail = () => useEndpointMutation(resendEmail, { refreshes: [getEmails] });
