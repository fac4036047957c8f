import { exportJournals, getJournalAccounts } from '@waybill/contract/finance/endpoints';
import { useEndpointQuery } from '#client/queries.ts';
import { usePdf } from '../calls.ts';

export const useJournalAccounts = () => useEndpointQuery(getJournalAccounts, {});

export const useJournalsCsv = () => usePdf(exportJournals);
