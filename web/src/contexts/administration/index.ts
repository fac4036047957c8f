import { pages } from '#shell/page.ts';
import { administrationRoutes } from './routes.ts';

/** The administrator's pages. */
export const administrationPages = pages(administrationRoutes, {
  audit: {
    title: 'Audit log',
    access: 'Administration.Settings',
    load: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
  },
  dataRights: {
    title: 'Personal data',
    access: 'Administration.Settings',
    load: async () => (await import('./personal-data/DataRightsPage.tsx')).DataRightsPage,
  },
  assistants: {
    title: 'AI assistants',
    access: 'signedIn',
    load: async () => (await import('./assistants/AssistantsPage.tsx')).AssistantsPage,
  },
  backgroundTasks: {
    title: 'Background tasks',
    access: 'Administration.Settings',
    load: async () => (await import('./tasks/BackgroundTasksPage.tsx')).BackgroundTasksPage,
  },
});
