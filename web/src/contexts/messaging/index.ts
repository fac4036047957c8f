import { pages } from '#shell/page.ts';
import { messagingRoutes } from './routes.ts';

/** The pages of discussions and messages. */
export const messagingPages = pages(messagingRoutes, {
  discussion: {
    title: 'Discussion',
    access: 'Communication.View',
    load: async () => (await import('./discussions/DiscussionPage.tsx')).DiscussionPage,
  },
  discussions: {
    title: 'Discussions',
    access: 'Communication.View',
    load: async () => (await import('./discussions/DiscussionsPage.tsx')).DiscussionsPage,
  },
  emails: {
    title: 'E-mails',
    access: 'Communication.Emails',
    load: async () => (await import('./emails/EmailsPage.tsx')).EmailsPage,
  },
  notificationSettings: {
    title: 'My notifications',
    access: 'signedIn',
    load: async () =>
      (await import('./preferences/NotificationSettingsPage.tsx')).NotificationSettingsPage,
  },
  messageRules: {
    title: 'Notification rules',
    access: 'Communication.Templates',
    load: async () => (await import('./preferences/MessageRulesPage.tsx')).MessageRulesPage,
  },
  templates: {
    title: 'Templates',
    access: 'Communication.Templates',
    load: async () => (await import('./templates/TemplatesPage.tsx')).TemplatesPage,
  },
  template: {
    title: 'Template',
    access: 'Communication.Templates',
    load: async () => (await import('./templates/TemplatePage.tsx')).TemplatePage,
  },
});
