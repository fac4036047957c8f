import { route } from '#shell/route.ts';

export const identityRoutes = {
  home: route('/'),
  login: route('/auth/login', ['callbackUrl', 'error']),
  forgotPassword: route('/auth/forgot-password'),
  resetPassword: route('/auth/reset-password'),
  confirmEmail: route('/auth/confirm-email'),
  twoFactor: route('/auth/two-factor'),
  logout: route('/auth/logout'),
  switchUser: route('/auth/switch', ['returnTo']),
  authError: route('/auth/error', ['error']),
  settings: route('/settings'),
  profile: route('/settings/profile'),
  roles: route('/settings/roles'),
  newRole: route('/settings/roles/new', ['like']),
  role: route('/settings/roles/$id'),
  organization: route('/settings/org-units'),
  users: route('/settings/users', ['customer']),
  newUser: route('/settings/users/new'),
  user: route('/settings/users/$id', ['tab']),
  apiClients: route('/settings/api'),
};
