import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { openApp, plainPage } from './testing/open-app.tsx';

describe('a signed-out user', () => {
  it('sees nothing until the sign-in page is loaded', async () => {
    const login = Promise.withResolvers<() => ReactNode>();
    const { history } = openApp({
      at: '/jobs',
      pages: [
        plainPage('/jobs', 'Jobs'),
        plainPage('/auth/login', 'Login', { access: 'public', load: () => login.promise }),
      ],
      responses: { 'GET /api/auth/session': {} },
    });
    await waitFor(() => expect(history.location.href).toBe('/auth/login?callbackUrl=/jobs'));
    expect(document.body.textContent).toBe('');
    login.resolve(() => <h1>Sign in</h1>);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  });
});
