import { page } from '#shell/page.ts';

/** Signing in and out, acting as another user, and one's own profile. */
export const identityPages = [
  page({
    path: '/auth/login',
    title: 'Sign in',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./pages/LoginPage.tsx')).LoginPage,
  }),
];
