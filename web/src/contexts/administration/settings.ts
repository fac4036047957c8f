import { tiles } from '#shell/settings-tiles.ts';
import { administrationRoutes } from './routes.ts';

export const administrationTiles = tiles(administrationRoutes, {
  audit: { group: 'System', text: 'Who changed what, and when.' },
  dataRights: { group: 'System', text: 'Export or erase the personal data of a person.' },
  assistants: { group: 'Personal', text: 'What assistants may do for you, and how they connect.' },
  backgroundTasks: { group: 'System', text: 'Queued and failed tasks.' },
});
