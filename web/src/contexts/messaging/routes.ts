import { route } from '#shell/route.ts';

export const messagingRoutes = {
  discussion: route('/communication/discussion/$id'),
  discussions: route('/communication'),
  emails: route('/communication/emails'),
  notificationSettings: route('/settings/notifications'),
  messageRules: route('/settings/message-rules'),
  templates: route('/settings/templates'),
  template: route('/settings/templates/$id'),
};
