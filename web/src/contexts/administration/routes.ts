import { route } from '#shell/route.ts';

export const administrationRoutes = {
  audit: route('/settings/audit'),
  dataRights: route('/settings/data-rights'),
  assistants: route('/settings/assistants'),
  backgroundTasks: route('/settings/background-tasks', ['state']),
};
