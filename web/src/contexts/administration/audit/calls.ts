import {
  getAuditLog,
  getAuditLogs,
  getAuditLogsToCsv,
} from '@waybill/contract/administration/endpoints';
import { getUsers } from '@waybill/contract/identity/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useDownload, useEndpointQuery } from '#client/queries.ts';
import type { RecordOption } from '../calls.ts';

export const useAuditLogs = (query: ArgsOf<typeof getAuditLogs>) =>
  useEndpointQuery(getAuditLogs, query, { keepPrevious: true });

export const useAuditLog = (id: number) => useEndpointQuery(getAuditLog, { id });

export const useAuditCsv = () => useDownload(getAuditLogsToCsv);

/** Queries users by a filter, as options. */
export function useUsersFound(filter: string, enabled: boolean) {
  const query = useEndpointQuery(
    getUsers,
    { filter, maxResultCount: 20 },
    { enabled, keepPrevious: true },
  );
  const options = (query.data?.items ?? []).map(
    ({ id, name, surname }): RecordOption => ({ id, label: `${name} ${surname}` }),
  );
  return { options, searching: query.isFetching };
}
