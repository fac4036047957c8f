import type { Visits } from '#shell/testing/visits.ts';
import type { identityRoutes } from '../routes.ts';

export const identityVisits: Visits<typeof identityRoutes> = {
  home: [{ as: 'ada', path: '/nothing-is-here' }],
  login: [{ as: null }],
  logout: [{ as: null }],
  forgotPassword: [{ as: null }],
  resetPassword: [{ as: null, path: '/auth/reset-password?userId=1&resetCode=x' }],
  confirmEmail: [{ as: null }],
  twoFactor: [{ as: null, path: '/auth/two-factor?by=authenticator,email&remember=yes' }],
  authError: [{ as: null, path: '/auth/error?error=AccessDenied' }],
  role: [{ as: 'ada', path: '/settings/roles', follow: /Dispatcher/ }],
  user: [{ as: 'ada', path: '/settings/users', follow: /Cleo/ }],
};
