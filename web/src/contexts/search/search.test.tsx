import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchTypes } from '@waybill/contract/search/shapes';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { formatsOf } from '#shell/formats.ts';
import { destinationOf, detailsOf, grouped, wordsOf } from './results.ts';

const found = (type: string, ref: string, title: string, details = '[]') => ({
  type,
  ref,
  title,
  details,
});
const all = [
  found('Jobs', 'j-1', 'J-1'),
  found('Drivers', 'd-1', 'Sam Roe'),
  found('WarehouseItems', 'w-1', 'Pallet 9'),
  found('Payment', '31', 'P-31'),
  found('Customers', '12', 'Borealis Foods'),
  found('Invoices', '21', 'INV-021'),
  found(
    'Bookings',
    '41',
    'B-41',
    '[{"label":"Status","value":"InTransit"},{"label":"To","value":"Perth"}]',
  ),
];

const pages = [
  plainPage('/dashboard', 'Dashboard'),
  plainPage('/bookings/new', 'New booking'),
  plainPage('/bookings-beta/details/$id', 'Booking'),
  plainPage('/finance/invoices/$id', 'Invoice'),
  plainPage('/customers/$id/details', 'Customer'),
  plainPage('/warehousing/items/$id/details', 'Warehouse item'),
  plainPage('/drivers/details/$id', 'Driver'),
  plainPage('/auth/login', 'Sign in', { access: 'public', navigation: false }),
];

const call = 'POST /api/search';

async function openSearch(result: FakeResponse = enveloped({ results: all }), who = sessionOf()) {
  const app = openApp({
    at: '/dashboard',
    pages,
    responses: { [call]: result, 'GET /api/auth/session': who },
  });
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await person.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  const type = async (text: string) => {
    const box = within(dialog).getByRole('combobox');
    await person.clear(box);
    await person.type(box, text);
  };
  return { ...app, person, dialog, type };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Chooses a result by its title. @returns the address that it opens. */
async function choosing(title: string): Promise<string> {
  const { dialog, type, person, history } = await openSearch();
  await type('any');
  await person.click(await within(dialog).findByText(title));
  await pass(100);
  return history.location.pathname;
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('the search dialog', () => {
  it(
    '[ui-search-001] [ui-search-005] [ui-search-007] [ui-layout-010] [st-010] [err-010] ' +
      'opens with Ctrl+K, shows its purpose, and closes with Esc',
    async () => {
      const { person, dialog } = await openSearch();
      expect(within(dialog).getByText('Search for something')).toBeDefined();
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('opens with Cmd+K on a Mac [ui-layout-010] [ui-search-007]', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Mac OS X');
    openApp({ at: '/dashboard', pages });
    await screen.findByRole('heading', { name: 'Dashboard' });
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined();
    agent.mockRestore();
  });

  it('opens with a click in the sidebar [ui-search-006] [st-010]', async () => {
    openApp({ at: '/dashboard', pages });
    fireEvent.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined();
  });

  it('says so when nothing matches [ui-search-002] [err-009]', async () => {
    const { dialog, type } = await openSearch(enveloped({ results: [] }));
    await type('zzz');
    expect(await within(dialog).findByText('We could not find anything.')).toBeDefined();
  });

  it('waits for a pause of 500 ms in typing [ui-search-015] [const-001]', async () => {
    const { server, type } = await openSearch();
    await type('bor');
    await pass(400);
    expect(server.to(call)).toEqual([]);
    await pass(200);
    await waitFor(() => expect(server.to(call)).toHaveLength(1));
  });

  it('needs more than two characters [ui-search-016] [val-003] [const-002]', async () => {
    const { server, dialog, type } = await openSearch();
    await type('bo');
    await pass(1000);
    expect(server.to(call)).toEqual([]);
    expect(within(dialog).getByText('Search for something')).toBeDefined();
  });

  it('sends query and customerId in the query string, with the token [ui-search-018]', async () => {
    const { server, type } = await openSearch(undefined, sessionOf({ customer: { id: 12 } }));
    await type('foods');
    await waitFor(() => expect(server.to(call)).toHaveLength(1));
    expect(server.to(call)[0]).toMatchObject({ query: { query: 'foods', customerId: '12' } });
    expect(server.to(call)[0]?.headers.get('authorization')).toBe('Bearer token-of-1');
  });

  it('groups results under the headings, in order [ui-search-003]', async () => {
    const { dialog, type } = await openSearch();
    await type('any');
    await within(dialog).findByText('B-41');
    const headings = [...dialog.querySelectorAll('[cmdk-group-heading]')];
    expect(headings.map((each) => each.textContent)).toEqual([
      'Bookings',
      'Invoices',
      'Customers',
      'Payment',
      'WarehouseItems',
      'Drivers',
      'Jobs',
    ]);
    expect(within(dialog).getByText('Perth')).toBeDefined();
    expect(within(dialog).getByText('In transit')).toBeDefined();
  });

  it('has a text for each heading', () => {
    const known: readonly string[] = platformTexts;
    expect(searchTypes.filter((heading) => !known.includes(heading))).toEqual([]);
  });

  it('links a booking to its page [ui-search-008]', async () => {
    expect(await choosing('B-41')).toBe('/bookings-beta/details/41');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links an invoice to its page [ui-search-009]', async () => {
    expect(await choosing('INV-021')).toBe('/finance/invoices/21');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links a customer to its page [ui-search-010]', async () => {
    expect(await choosing('Borealis Foods')).toBe('/customers/12/details');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links a warehouse item to its page [ui-search-011]', async () => {
    expect(await choosing('Pallet 9')).toBe('/warehousing/items/w-1/details');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links a driver to its page [ui-search-012]', async () => {
    expect(await choosing('Sam Roe')).toBe('/drivers/details/d-1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not link a job [ui-search-013]', async () => {
    expect(await choosing('J-1')).toBe('/dashboard');
  });

  it('does not link a payment [ui-search-014]', async () => {
    expect(await choosing('P-31')).toBe('/dashboard');
  });

  it(
    '[ui-search-004] [ui-search-017] [const-025] [const-026] ' +
      'is at most 20rem high, its list at most 300px',
    async () => {
      const { dialog } = await openSearch();
      expect(dialog.className).toContain('max-h-[20rem]');
      expect(dialog.querySelector('[cmdk-list]')?.className).toContain('max-h-[300px]');
    },
  );

  it('shows when a search failed', async () => {
    const { dialog, type } = await openSearch(() => json(refusal('Too many requests.'), 429));
    await type('any');
    expect(await within(dialog).findByText('Too many requests.')).toBeDefined();
  });

  it('starts a booking after >, for users who may book', async () => {
    const acts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    const reader = await openSearch(undefined, sessionOf({ permissions: ['Booking.View'] }));
    await reader.type('>new');
    expect(acts()).toEqual([]);
    reader.unmount();
    const booker = await openSearch(undefined, sessionOf({ permissions: ['Booking.Create'] }));
    await booker.type('>new');
    expect(acts()).toEqual(['New booking']);
    await booker.person.click(screen.getByText('New booking'));
    await pass(100);
    expect(booker.history.location.pathname).toBe('/bookings/new');
  });

  it('offers actions after >', async () => {
    const { dialog, type, server, person } = await openSearch();
    await type('>theme');
    await person.click(within(dialog).getByText('Toggle theme'));
    expect(document.documentElement.dataset['theme']).toMatch(/light|dark/);
    await pass(1000);
    expect(server.to(call)).toEqual([]);
  });
});

describe('parsing search results', () => {
  it('parses details from JSON text and tolerates invalid text [ui-search-019]', () => {
    const texts = [
      '[{"label":"To","value":"Perth"},{"key":"Items","value":3}]',
      '{"Status":"Paid"}',
      'not JSON',
      '[null, 5, {"label":1}]',
      'null',
      '',
    ];
    expect(texts.map((details) => detailsOf({ details }))).toEqual([
      [
        { label: 'To', value: 'Perth' },
        { label: 'Items', value: '3' },
      ],
      [{ label: 'Status', value: 'Paid' }],
      [],
      [],
      [],
      [],
    ]);
  });

  it('formats amounts and dates, but not fields of custom types', () => {
    const formats = formatsOf('Australia/Sydney', 'AUD');
    const words = (type: string, label: string, value: string) =>
      wordsOf({ type }, { label, value }, { ...formats, spoken: (text) => text });
    expect(words('Invoices', 'Amount', '1408.43')).toBe('$1,408.43');
    expect(words('Invoices', 'Due', '2026-11-25')).toBe('Due 11/25/2026');
    expect(words('Records', 'Amount', 'three')).toBe('three');
  });

  it('omits unknown kinds', () => {
    expect(grouped([found('Ships', '1', 'Aurora')])).toEqual([]);
    expect(destinationOf({ type: 'Ships', ref: '1' })).toBeUndefined();
  });
});
