import { route } from '#shell/route.ts';

export const fleetRoutes = {
  driverApp: route('/driver'),
  drivers: route('/drivers'),
  driver: route('/drivers/details/$id'),
  compliance: route('/drivers/compliance'),
  preStartQuestions: route('/drivers/compliance/questions'),
  preStartCheck: route('/drivers/compliance/details/$id'),
  registerDriver: route('/driver/register'),
};
