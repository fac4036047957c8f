import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { pages } from '../../../pages.tsx';
import { settingsTiles } from '../../../settings-tiles.ts';

const openAs = (session: ReturnType<typeof sessionOf>) =>
  openApp({ at: '/settings', pages, responses: { 'GET /api/auth/session': session } });
const tilesOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => link.firstChild?.textContent);

describe('the settings', () => {
  it('show the tiles that a user may open, by group', async () => {
    openAs(sessionOf({ permissions: ['Booking.Promo', 'Administration.Roles'] }));
    await screen.findByRole('heading', { name: 'Freight and prices' });
    expect(tilesOf('Personal')).toEqual(['AI assistants', 'Profile', 'My notifications']);
    expect(tilesOf('Users and access')).toEqual(['Roles']);
    expect(tilesOf('Freight and prices')).toEqual(['Promo codes']);
    expect(screen.queryByRole('heading', { name: 'System' })).toBeNull();
  });

  it('narrow the tiles to what is typed', async () => {
    openAs(sessionOf({ permissions: ['Booking.Promo', 'Administration.Roles'] }));
    await userEvent.type(await screen.findByLabelText('Search settings'), 'discount');
    expect(tilesOf('Freight and prices')).toEqual(['Promo codes']);
    expect(screen.queryByRole('heading', { name: 'Personal' })).toBeNull();
  });

  it('have a page for each tile', () => {
    const paths = pages.map(({ path }) => path);
    expect(settingsTiles.filter(({ path }) => !paths.includes(path))).toEqual([]);
  });
});
