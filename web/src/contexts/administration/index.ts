import { page } from '#shell/page.ts';

/** What an administrator sees of the house itself. */
export const administrationPages = [
  page({
    path: '/settings/audit',
    title: 'Audit log',
    access: 'Administration.Settings',
    load: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
  }),
  page({
    path: '/settings/data-rights',
    title: 'Personal data',
    access: 'Administration.Settings',
    load: async () => (await import('./personal-data/DataRightsPage.tsx')).DataRightsPage,
  }),
  page({
    path: '/settings/background-tasks',
    title: 'Background tasks',
    access: 'Administration.Settings',
    load: async () => (await import('./tasks/BackgroundTasksPage.tsx')).BackgroundTasksPage,
  }),
];
