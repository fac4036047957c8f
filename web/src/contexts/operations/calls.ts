import type { ArgsOf } from '@waybill/contract/endpoint';
import { getUsers } from '@waybill/contract/identity/endpoints';
import {
  discardBackgroundTask,
  getAuditLog,
  getAuditLogs,
  getAuditLogsToCsv,
  getBackgroundTasks,
  retryBackgroundTask,
} from '@waybill/contract/operations/endpoints';
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
export const useUsersFound = (filter: string, enabled: boolean) =>
  useAsk(getUsers, { filter, maxResultCount: 20 }, { enabled, keepPrevious: true });
