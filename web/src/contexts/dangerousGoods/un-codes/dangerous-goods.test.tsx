import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { dangerousGoodsPages } from '../index.ts';

const unCode = (unNumber: string, unDescription: string, unPackageGroup: string | null) => ({
  unNumber,
  unDescription,
  unPackageGroup,
  unClass: '3',
  unClassDescription: 'Flammable liquids',
  unClassCode: '3',
  dgProductCode: `UN${unNumber} ${unPackageGroup ?? ''}`.trim(),
  dgProductDescription: `UN${unNumber}, ${unDescription}`,
  source: 'A table; entered 2026-11-20',
});
const codes = [
  unCode('1263', 'Paint', 'II'),
  unCode('1263', 'Paint', 'III'),
  unCode('3480', 'Lithium ion batteries', null),
];
const save = 'POST /api/booking/CustomerDangerousGoods/CreateOrUpdateCustomerDangerousGoods';

function open(at: string, listed: readonly object[] = [], responses: Record<string, object> = {}) {
  const app = openApp({
    at,
    pages: dangerousGoodsPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Customer.View', 'Customer.Edit'] }),
      'GET /api/booking/CommonLookup/GetDangerousGoodsUNCodes': enveloped({
        items: codes,
        totalCount: 3,
      }),
      'GET /api/booking/CommonLookup/GetDangerousGoodsCategories': enveloped({ items: [] }),
      'GET /api/booking/CustomerDangerousGoods/GetCustomerDangerousGoods': enveloped({
        items: listed,
        totalCount: listed.length,
      }),
      'GET /api/customer/customer/getCustomers': enveloped({ items: [], totalCount: 0 }),
      [save]: enveloped(null),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

const ofCustomer = '/settings/dangerous-goods?tab=customers&customer=5';

describe('the UN list', () => {
  it('shows number, name, class, package group, and a note that it must be checked', async () => {
    open('/settings/dangerous-goods');
    const table = await screen.findByRole('table', { name: 'UN list' });
    expect(await within(table).findByText('UN3480')).toBeDefined();
    expect(screen.getByText('Verify before use')).toBeDefined();
  });
});

describe('dangerous goods carriers', () => {
  it('is selected class by class, and restricted per customer', async () => {
    const carriers = 'GET /api/booking/DangerousGoodsCarrier/GetDangerousGoodsCarriers';
    const saveCarrier = 'POST /api/booking/DangerousGoodsCarrier/SaveDangerousGoodsCarrier';
    const fleet = { carrierAccountId: 4, accountName: 'Acme Fleet', carrierName: 'Own fleet' };
    const { person, server } = open('/settings/dangerous-goods?tab=carriers&customer=5', [], {
      [carriers]: enveloped({ items: [{ ...fleet, classes: ['3', '8'], customerClasses: ['3'] }] }),
      [saveCarrier]: enveloped(null),
    });
    const account = within(await screen.findByRole('row', { name: /Acme Fleet/ }));
    const ticks = account.getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked }) => checked)).toEqual([true, false]);
    await person.click(ticks[1] ?? document.body);
    await person.click(await account.findByRole('button', { name: 'Use general setting' }));
    expect(server.to(saveCarrier).map(({ body }) => body)).toEqual([
      { carrierAccountId: 4, customerId: 5, classes: ['3', '8'] },
      { carrierAccountId: 4, customerId: 5, classes: null },
    ]);
  });
});

describe("a customer's dangerous goods", () => {
  it('require a UN number in every row [ui-forms-009]', async () => {
    const { person, server } = open(ofCustomer);
    await person.click(await screen.findByRole('button', { name: 'Add UN number' }));
    await person.click(screen.getByRole('button', { name: 'Save permissions' }));
    expect((await screen.findAllByText('UN Number is required')).length).toBeGreaterThan(0);
    expect(server.to(save)).toEqual([]);
  });

  it('may omit the package group [ui-forms-010]', async () => {
    const { person, server } = open(ofCustomer);
    await person.click(await screen.findByRole('button', { name: 'Add UN number' }));
    await person.type(screen.getByRole('combobox', { name: 'UN number' }), 'paint');
    await person.keyboard('{Enter}');
    await person.click(screen.getByRole('button', { name: 'Save permissions' }));
    await screen.findByText('Permissions saved');
    expect(server.to(save)).toMatchObject([
      { body: { customerId: 5, dangerousGoods: [{ unNumber: '1263', unPackageGroup: null }] } },
    ]);
  });

  it('offer only the package groups of the number, and rows can be removed', async () => {
    const { person, server } = open(ofCustomer, [
      { unNumber: '1263', unPackageGroup: 'II' },
      { unNumber: '3480', unPackageGroup: null },
    ]);
    const [group] = await screen.findAllByRole<HTMLSelectElement>('combobox', {
      name: /Package group/,
    });
    expect([...(group?.options ?? [])].map(({ text }) => text)).toEqual(['Any', 'II', 'III']);
    await person.selectOptions(group ?? document.body, 'III');
    await person.click(screen.getByRole('button', { name: 'Remove row 2' }));
    await person.click(screen.getByRole('button', { name: 'Save permissions' }));
    await screen.findByText('Permissions saved');
    expect(server.to(save)).toMatchObject([
      { body: { dangerousGoods: [{ unNumber: '1263', unPackageGroup: 'III' }] } },
    ]);
  });
});
