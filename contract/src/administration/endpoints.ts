export {
  erasePersonalData,
  exportPersonalData,
  getErasures,
  getPersonalData,
} from './personal-data/endpoints.ts';
export { getAssistantTools } from './assistants/endpoints.ts';
export { getAuditLogs, getAuditLog, getAuditLogsToCsv } from './audit/endpoints.ts';
export {
  getBackgroundTasks,
  retryBackgroundTask,
  discardBackgroundTask,
} from './tasks/endpoints.ts';
