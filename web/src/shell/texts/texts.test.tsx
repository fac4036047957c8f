import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identityPages } from '#contexts/identity/index.ts';
import type { SeenRequest } from '#client/testing/fake-server.ts';
import { enveloped } from '#client/testing/fake-server.ts';
import { english } from '#ui/ui-texts.ts';
import { sessionOf } from '../testing/people.ts';
import { openApp, plainPage } from '../testing/open-app.tsx';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import '#contexts/identity/sign-in/LoginPage.tsx';
import '#contexts/identity/home/SettingsPage.tsx';

const languages = [
  { name: 'en', displayName: 'English' },
  { name: 'de', displayName: 'Deutsch' },
];
const german = {
  Bookings: 'Buchungen',
  Settings: 'Einstellungen',
  'Sign in': 'Anmelden',
  Password: 'Kennwort',
  '(optional)': '(freiwillig)',
  'Enter your password': 'Geben Sie Ihr Kennwort ein',
};

/** A tenant with English, and German on request. */
const spoken = ({ query }: SeenRequest) => {
  const isGerman = query['languageName'] === 'de';
  const languageName = isGerman ? 'de' : 'en';
  return enveloped({ languageName, languages, texts: isGerman ? german : {} });
};

const open = (at: string, responses = {}) =>
  openApp({
    at,
    pages: [
      ...identityPages,
      plainPage('/bookings', 'Bookings', { access: 'Booking' }),
      plainPage('/dashboard', 'Dashboard'),
    ],
    responses: { 'GET /api/core/language/gettexts': spoken, ...responses },
  });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe("a tenant's texts", () => {
  it('are English when none can be loaded', async () => {
    open('/settings', { 'GET /api/core/language/gettexts': 'nonsense' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Settings');
  });

  it('are used in the sidebar, headings, the page title and its language', async () => {
    localStorage.setItem('waybill.language', 'de');
    open('/settings');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Einstellungen');
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(sidebar.getByRole('link', { name: 'Buchungen' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Einstellungen · Waybill'));
    expect(document.documentElement.lang).toBe('de');
  });

  it('change immediately when another language is selected, and the input is kept', async () => {
    const person = userEvent.setup();
    open('/auth/login', { 'GET /api/auth/session': {} });
    await person.type(await screen.findByLabelText('E-mail or username'), 'kim');
    await person.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail or username').value).toBe('kim');
    await person.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText('Geben Sie Ihr Kennwort ein')).toBeDefined();
    expect(localStorage.getItem('waybill.language')).toBe('de');
  });

  it("are in the signed-in user's language, which the device remembers", async () => {
    localStorage.setItem('waybill.language', 'en');
    const own = sessionOf();
    const session = { ...own, user: { ...own.user, language: 'de' } };
    open('/settings', { 'GET /api/auth/session': session });
    expect(await screen.findByRole('heading', { name: 'Einstellungen', level: 1 })).toBeDefined();
    expect(localStorage.getItem('waybill.language')).toBe('de');
  });

  it('contain every word used by widgets', () => {
    const known: readonly string[] = platformTexts;
    expect(Object.values(english).filter((word) => !known.includes(word))).toEqual([]);
  });
});
