import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { discardBackgroundTask } from './tasks/api/discardBackgroundTask.ts';
import { erasePersonalData } from './personal-data/api/erasePersonalData.ts';
import { exportPersonalData } from './personal-data/api/exportPersonalData.ts';
import { getErasures } from './personal-data/api/getErasures.ts';
import { getPersonalData } from './personal-data/api/getPersonalData.ts';
import { getAssistantTools } from './assistants/api/getAssistantTools.ts';
import { getAuditLog } from './audit/api/getAuditLog.ts';
import { getAuditLogs } from './audit/api/getAuditLogs.ts';
import { getAuditLogsToCsv } from './audit/api/getAuditLogsToCsv.ts';
import { getBackgroundTasks } from './tasks/api/getBackgroundTasks.ts';
import { retryBackgroundTask } from './tasks/api/retryBackgroundTask.ts';
import { erasePerson } from './personal-data/erase.ts';
import { forgetOld } from './audit/daily.ts';

/** The administrator's view of the installation: audit log and background tasks. */
export const administration = (services: Pick<Services, 'database' | 'files' | 'secret'>) =>
  context('administration', {
    endpoints: [
      discardBackgroundTask,
      erasePersonalData,
      exportPersonalData(services),
      getAssistantTools,
      getAuditLog,
      getAuditLogs,
      getAuditLogsToCsv,
      getBackgroundTasks,
      getErasures,
      getPersonalData(services),
      retryBackgroundTask,
    ],
    tasks: { 'administration.erase': erasePerson(services) },
    daily: { 'administration.forget': daily('03:15', forgetOld) },
  });
