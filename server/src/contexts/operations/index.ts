import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import { discardBackgroundTask } from './api/discardBackgroundTask.ts';
import { getAuditLog } from './api/getAuditLog.ts';
import { getAuditLogs } from './api/getAuditLogs.ts';
import { getAuditLogsToCsv } from './api/getAuditLogsToCsv.ts';
import { getBackgroundTasks } from './api/getBackgroundTasks.ts';
import { retryBackgroundTask } from './api/retryBackgroundTask.ts';
import { forgetOld } from './daily.ts';

/** What an administrator sees of the house itself: deeds and queued work. */
export const operations = context('operations', {
  endpoints: [
    discardBackgroundTask,
    getAuditLog,
    getAuditLogs,
    getAuditLogsToCsv,
    getBackgroundTasks,
    retryBackgroundTask,
  ],
  daily: { 'operations.forget': daily('03:15', forgetOld) },
});
