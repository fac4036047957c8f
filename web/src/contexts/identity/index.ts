import { pages } from '#shell/page.ts';
import { identityRoutes } from './routes.ts';

const bare = { navigation: false, header: false } as const;

/** The pages of sign-in, profile, settings, users and roles. */
export const identityPages = pages(identityRoutes, {
  home: {
    title: 'Start',
    access: 'signedIn',
    load: async () => (await import('./home/StartPage.tsx')).StartPage,
  },
  login: {
    title: 'Sign in',
    access: 'public',
    ...bare,
    load: async () => (await import('./sign-in/LoginPage.tsx')).LoginPage,
  },
  forgotPassword: {
    title: 'Reset your password',
    access: 'public',
    ...bare,
    load: async () => (await import('./passwords/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  resetPassword: {
    title: 'New password',
    access: 'public',
    ...bare,
    load: async () => (await import('./passwords/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  confirmEmail: {
    title: 'Confirm e-mail',
    access: 'public',
    ...bare,
    load: async () => (await import('./passwords/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  twoFactor: {
    title: 'Security code',
    access: 'public',
    ...bare,
    load: async () => (await import('./two-factor/TwoFactorPage.tsx')).TwoFactorPage,
  },
  logout: {
    title: 'Sign out',
    access: 'public',
    ...bare,
    load: async () => (await import('./sign-in/LogoutPage.tsx')).LogoutPage,
  },
  switchUser: {
    title: 'Switch user',
    access: 'Administration.Impersonation',
    load: async () => (await import('./impersonation/SwitchUserPage.tsx')).SwitchUserPage,
  },
  authError: {
    title: 'Sign-in problem',
    access: 'public',
    ...bare,
    load: async () => (await import('./sign-in/AuthErrorPage.tsx')).AuthErrorPage,
  },
  settings: {
    title: 'Settings',
    access: 'signedIn',
    load: async () => (await import('./home/SettingsPage.tsx')).SettingsPage,
  },
  profile: {
    title: 'Profile',
    access: 'signedIn',
    load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  },
  roles: {
    title: 'Roles',
    access: 'Administration.Roles',
    load: async () => (await import('./roles/RolesPage.tsx')).RolesPage,
  },
  newRole: {
    title: 'New role',
    access: 'Administration.Roles',
    load: async () => (await import('./roles/NewRolePage.tsx')).NewRolePage,
  },
  role: {
    title: 'Role',
    access: 'Administration.Roles',
    load: async () => (await import('./roles/RolePage.tsx')).RolePage,
  },
  organization: {
    title: 'Organization units',
    access: 'Administration.OrganizationUnits',
    load: async () => (await import('./organization-units/OrganizationPage.tsx')).OrganizationPage,
  },
  users: {
    title: 'Users',
    access: 'Administration.Users',
    load: async () => (await import('./users/UsersPage.tsx')).UsersPage,
  },
  newUser: {
    title: 'New user',
    access: 'Administration.Users',
    load: async () => (await import('./users/NewUserPage.tsx')).NewUserPage,
  },
  user: {
    title: 'User',
    access: 'Administration.Users',
    load: async () => (await import('./users/UserPage.tsx')).UserPage,
  },
  apiClients: {
    title: 'API',
    access: 'Administration.Settings',
    load: async () => (await import('./api-clients/ApiClientsPage.tsx')).ApiClientsPage,
  },
});
