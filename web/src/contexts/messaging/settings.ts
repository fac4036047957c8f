import { tiles } from '#shell/settings-tiles.ts';
import { messagingRoutes } from './routes.ts';

export const messagingTiles = tiles(messagingRoutes, {
  emails: { group: 'Messages', text: 'Sent e-mails and their status.' },
  notificationSettings: { group: 'Personal', text: 'Notifications by event, and on this device.' },
  messageRules: { group: 'Messages', text: 'Which events are sent, and through which channels.' },
  templates: { group: 'Messages', text: 'Content of messages.' },
});
