import { displayNameOf } from '@waybill/contract/customers/display-name';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { getUsers } from '@waybill/contract/identity/endpoints';
import {
  discardBackgroundTask,
  erasePersonalData,
  exportPersonalData,
  getAuditLog,
  getAuditLogs,
  getAuditLogsToCsv,
  getBackgroundTasks,
  getErasures,
  getPersonalData,
  retryBackgroundTask,
} from '@waybill/contract/administration/endpoints';
import type { Person } from '@waybill/contract/administration/data-rights';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { useEndpointQuery, useDownload, useEndpointMutation } from '#client/queries.ts';

export const useAuditLogs = (query: ArgsOf<typeof getAuditLogs>) =>
  useEndpointQuery(getAuditLogs, query, { keepPrevious: true });
export const useAuditLog = (id: number) => useEndpointQuery(getAuditLog, { id });
export const useAuditCsv = () => useDownload(getAuditLogsToCsv);
export const useBackgroundTasks = (query: ArgsOf<typeof getBackgroundTasks>, every: number) =>
  useEndpointQuery(getBackgroundTasks, query, { keepPrevious: true, every });
const refreshes = [getBackgroundTasks];
export const useRetryTask = () => useEndpointMutation(retryBackgroundTask, { refreshes });
export const useDiscardTask = () => useEndpointMutation(discardBackgroundTask, { refreshes });

type Found = { readonly id: number; readonly label: string };

/** Users by a filter, as choices. */
export function useUsersFound(filter: string, enabled: boolean) {
  const query = useEndpointQuery(
    getUsers,
    { filter, maxResultCount: 20 },
    { enabled, keepPrevious: true },
  );
  const options = (query.data?.items ?? []).map(
    ({ id, name, surname }): Found => ({ id, label: `${name} ${surname}` }),
  );
  return { options, searching: query.isFetching };
}

/** Customers by a filter, as choices. */
export function useCustomersFound(filter: string, enabled: boolean) {
  const query = { filter, maxResultCount: 20 };
  const result = useEndpointQuery(getCustomers, query, { enabled, keepPrevious: true });
  const options = (result.data?.items ?? []).map(
    (customer): Found => ({ id: customer.id, label: displayNameOf(customer) }),
  );
  return { options, searching: result.isFetching };
}

const lookAgain_ms = 5_000;

export const useErasures = () => useEndpointQuery(getErasures, {}, { every: lookAgain_ms });
export const usePersonalData = (person: Person) => useEndpointQuery(getPersonalData, person);
export const useErase = () => useEndpointMutation(erasePersonalData, { refreshes: [getErasures] });

/** Has the ZIP made, and saves it. */
export function useExportPerson() {
  const fetchFile = useDownload(downloadAsset);
  return useEndpointMutation(exportPersonalData, {
    refreshes: [],
    onDone: ({ fileToken }) => fetchFile.mutate({ assetId: fileToken }),
  });
}
