import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp, plainPage } from '../testing/open-app.tsx';

const here = plainPage('/here', 'Here');
const there = plainPage('/there', 'There');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('scrolls a new page to its top, and back to where one was left', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { history } = openApp({ at: '/here', pages: [here, there] });
  await screen.findByRole('heading', { name: 'Here' });
  const at = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  dispatchEvent(new Event('scroll'));
  at.mockReturnValue(0);
  act(() => history.push('/there'));
  await screen.findByRole('heading', { name: 'There' });
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  act(() => history.back());
  await screen.findByRole('heading', { name: 'Here' });
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
});

it('reloads once for code that the server no longer has, then shows the error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const gone = plainPage('/gone', 'Gone', {
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
  });
  const { history } = openApp({ at: '/here', pages: [here, gone] });
  await screen.findByRole('heading', { name: 'Here' });
  act(() => history.push('/gone'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'Here' })).toBeDefined();
  act(() => history.replace('/gone'));
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  expect(reload).toHaveBeenCalledOnce();
  act(() => history.push('/here'));
  await screen.findByRole('heading', { name: 'Here' });
});
