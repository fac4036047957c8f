import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { discardBackgroundTask } from './api/discardBackgroundTask.ts';
import { erasePersonalData } from './api/erasePersonalData.ts';
import { exportPersonalData } from './api/exportPersonalData.ts';
import { getErasures } from './api/getErasures.ts';
import { getPersonalData } from './api/getPersonalData.ts';
import { getAuditLog } from './api/getAuditLog.ts';
import { getAuditLogs } from './api/getAuditLogs.ts';
import { getAuditLogsToCsv } from './api/getAuditLogsToCsv.ts';
import { getBackgroundTasks } from './api/getBackgroundTasks.ts';
import { retryBackgroundTask } from './api/retryBackgroundTask.ts';
import { erasePerson } from './persons/erase.ts';
import { forgetOld } from './daily.ts';

/** What an administrator sees of the house itself: deeds and queued work. */
export const administration = (services: Pick<Services, 'database' | 'files' | 'secret'>) =>
  context('operations', {
    endpoints: [
      discardBackgroundTask,
      erasePersonalData,
      exportPersonalData(services),
      getAuditLog,
      getAuditLogs,
      getAuditLogsToCsv,
      getBackgroundTasks,
      getErasures,
      getPersonalData(services),
      retryBackgroundTask,
    ],
    tasks: { 'operations.erase': erasePerson(services) },
    daily: { 'operations.forget': daily('03:15', forgetOld) },
  });
