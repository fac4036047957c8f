import { page } from '#shell/page.ts';

const bare = { navigation: false, header: false } as const;

/** Signing in and out, one's own profile, the settings' front page, users and their roles. */
export const identityPages = [
  page({
    path: '/',
    title: 'Start',
    access: 'signedIn',
    load: async () => (await import('./home/StartPage.tsx')).StartPage,
  }),
  page({
    path: '/auth/login',
    title: 'Sign in',
    access: 'public',
    ...bare,
    load: async () => (await import('./sign-in/LoginPage.tsx')).LoginPage,
  }),
  page({
    path: '/auth/forgot-password',
    title: 'Reset your password',
    access: 'public',
    ...bare,
    load: async () => (await import('./passwords/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  }),
  page({
    path: '/auth/reset-password',
    title: 'New password',
    access: 'public',
    ...bare,
    load: async () => (await import('./passwords/ResetPasswordPage.tsx')).ResetPasswordPage,
  }),
  page({
    path: '/auth/confirm-email',
    title: 'Confirm e-mail',
    access: 'public',
    ...bare,
    load: async () => (await import('./passwords/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  }),
  page({
    path: '/auth/two-factor',
    title: 'Security code',
    access: 'public',
    ...bare,
    load: async () => (await import('./two-factor/TwoFactorPage.tsx')).TwoFactorPage,
  }),
  page({
    path: '/auth/logout',
    title: 'Sign out',
    access: 'public',
    ...bare,
    load: async () => (await import('./sign-in/LogoutPage.tsx')).LogoutPage,
  }),
  page({
    path: '/auth/switch',
    title: 'Switch user',
    access: 'Administration.Impersonation',
    load: async () => (await import('./impersonation/SwitchUserPage.tsx')).SwitchUserPage,
  }),
  page({
    path: '/auth/error',
    title: 'Sign-in problem',
    access: 'public',
    ...bare,
    load: async () => (await import('./sign-in/AuthErrorPage.tsx')).AuthErrorPage,
  }),
  page({
    path: '/settings',
    title: 'Settings',
    access: 'signedIn',
    load: async () => (await import('./home/SettingsPage.tsx')).SettingsPage,
  }),
  page({
    path: '/settings/profile',
    title: 'Profile',
    access: 'signedIn',
    load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  }),
  page({
    path: '/settings/roles',
    title: 'Roles',
    access: 'Administration.Roles',
    load: async () => (await import('./roles/RolesPage.tsx')).RolesPage,
  }),
  page({
    path: '/settings/roles/new',
    title: 'New role',
    access: 'Administration.Roles',
    load: async () => (await import('./roles/NewRolePage.tsx')).NewRolePage,
  }),
  page({
    path: '/settings/roles/$id',
    title: 'Role',
    access: 'Administration.Roles',
    load: async () => (await import('./roles/RolePage.tsx')).RolePage,
  }),
  page({
    path: '/settings/org-units',
    title: 'Organization units',
    access: 'Administration.OrganizationUnits',
    load: async () => (await import('./organization-units/OrganizationPage.tsx')).OrganizationPage,
  }),
  page({
    path: '/settings/users',
    title: 'Users',
    access: 'Administration.Users',
    load: async () => (await import('./users/UsersPage.tsx')).UsersPage,
  }),
  page({
    path: '/settings/users/new',
    title: 'New user',
    access: 'Administration.Users',
    load: async () => (await import('./users/NewUserPage.tsx')).NewUserPage,
  }),
  page({
    path: '/settings/users/$id',
    title: 'User',
    access: 'Administration.Users',
    load: async () => (await import('./users/UserPage.tsx')).UserPage,
  }),
  page({
    path: '/settings/api',
    title: 'API',
    access: 'Administration.Settings',
    load: async () => (await import('./api-clients/ApiClientsPage.tsx')).ApiClientsPage,
  }),
];
