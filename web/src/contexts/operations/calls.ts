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
} from '@waybill/contract/operations/endpoints';
import type { Person } from '@waybill/contract/operations/data-rights';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { useAsk, useDownload, useSend } from '#client/queries.ts';

export const useAuditLogs = (asked: ArgsOf<typeof getAuditLogs>) =>
  useAsk(getAuditLogs, asked, { keepPrevious: true });
export const useAuditLog = (id: number) => useAsk(getAuditLog, { id });
export const useAuditCsv = () => useDownload(getAuditLogsToCsv);
export const useBackgroundTasks = (asked: ArgsOf<typeof getBackgroundTasks>, every: number) =>
  useAsk(getBackgroundTasks, asked, { keepPrevious: true, every });
const refreshes = [getBackgroundTasks];
export const useRetryTask = () => useSend(retryBackgroundTask, { refreshes });
export const useDiscardTask = () => useSend(discardBackgroundTask, { refreshes });

type Found = { readonly id: number; readonly label: string };

/** Users by a filter, as choices. */
export function useUsersFound(filter: string, enabled: boolean) {
  const answer = useAsk(getUsers, { filter, maxResultCount: 20 }, { enabled, keepPrevious: true });
  const options = (answer.data?.items ?? []).map(
    ({ id, name, surname }): Found => ({ id, label: `${name} ${surname}` }),
  );
  return { options, searching: answer.isFetching };
}

/** Customers by a filter, as choices. */
export function useCustomersFound(filter: string, enabled: boolean) {
  const asked = { filter, maxResultCount: 20 };
  const answer = useAsk(getCustomers, asked, { enabled, keepPrevious: true });
  const options = (answer.data?.items ?? []).map(
    (customer): Found => ({ id: customer.id, label: displayNameOf(customer) }),
  );
  return { options, searching: answer.isFetching };
}

const lookAgain_ms = 5_000;

export const useErasures = () => useAsk(getErasures, {}, { every: lookAgain_ms });
export const usePersonalData = (person: Person) => useAsk(getPersonalData, person);
export const useErase = () => useSend(erasePersonalData, { refreshes: [getErasures] });

/** Has the ZIP made, and saves it. */
export function useExportPerson() {
  const fetchFile = useDownload(downloadAsset);
  return useSend(exportPersonalData, {
    refreshes: [],
    onDone: ({ fileToken }) => fetchFile.mutate({ assetId: fileToken }),
  });
}
