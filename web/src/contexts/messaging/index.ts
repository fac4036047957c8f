import { page } from '#shell/page.ts';

/** What people say to each other. */
export const messagingPages = [
  page({
    path: '/communication/discussion/$id',
    title: 'Discussion',
    access: 'Communication.View',
    load: async () => (await import('./discussions/DiscussionPage.tsx')).DiscussionPage,
  }),
  page({
    path: '/communication',
    title: 'Discussions',
    access: 'Communication.View',
    load: async () => (await import('./discussions/DiscussionsPage.tsx')).DiscussionsPage,
  }),
  page({
    path: '/communication/emails',
    title: 'E-mails',
    access: 'Communication.Emails',
    load: async () => (await import('./emails/EmailsPage.tsx')).EmailsPage,
  }),
  page({
    path: '/settings/notifications',
    title: 'My notifications',
    access: 'signedIn',
    load: async () =>
      (await import('./preferences/NotificationSettingsPage.tsx')).NotificationSettingsPage,
  }),
  page({
    path: '/settings/message-rules',
    title: 'Notification rules',
    access: 'Communication.Templates',
    load: async () => (await import('./preferences/MessageRulesPage.tsx')).MessageRulesPage,
  }),
  page({
    path: '/settings/templates',
    title: 'Templates',
    access: 'Communication.Templates',
    load: async () => (await import('./templates/TemplatesPage.tsx')).TemplatesPage,
  }),
  page({
    path: '/settings/templates/$id',
    title: 'Template',
    access: 'Communication.Templates',
    load: async () => (await import('./templates/TemplatePage.tsx')).TemplatePage,
  }),
];
