import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { pricingPages } from '../index.ts';
import { promoState } from './promo-values.ts';

const save = 'POST /api/booking/promocode/createorupdatepromocode';
const spring = {
  id: 3,
  code: 'Spring26',
  isActive: true,
  startDate: '2026-08-31T14:00:00.000Z',
  endDate: null,
  rate: { calcMethod: 'Percentage', value: 10 },
  carrierAccountIds: [],
  maxUses: 100,
  maxUsesPerCustomer: null,
  used: 3,
};

function open(at: string) {
  const app = openApp({
    at,
    pages: pricingPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Booking.View', 'Booking.Promo'] }),
      'GET /api/booking/promocode/getpromocodes': enveloped({ items: [spring], totalCount: 1 }),
      'GET /api/booking/promocode/getpromocodeuses': enveloped({
        items: [{ bookingId: 41, promoCodeId: 3, customerId: 5, at: new Date().toISOString() }],
        totalCount: 1,
      }),
      'GET /api/booking/promocode/trypromocode': enveloped({
        discount: 0,
        price: 100,
        warning: 'There is no promo code NONE.',
      }),
      [save]: enveloped({ id: 3 }),
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe('promo codes', () => {
  it("show discount, dates in the tenant's time zone and uses of the limit", async () => {
    open('/settings/promo-codes');
    const row = await screen.findByRole('row', { name: /Spring26/ });
    expect(row.textContent).toMatch(/10%.*Open.*3 of 100.*All.*Active/);
  });

  it('confirm before discarding input, and stay or leave as chosen', async () => {
    const { person, server } = open('/settings/promo-codes?edit=3');
    const discount = await screen.findByRole('textbox', { name: /Discount/ });
    await person.clear(discount);
    await person.type(discount, '25');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Discount/ }).value).toBe('25.00');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('textbox', { name: /Discount/ })).toBeNull();
    expect(server.to(save)).toEqual([]);
  });

  it('close immediately without input', async () => {
    const { person } = open('/settings/promo-codes?edit=3');
    await screen.findByRole('textbox', { name: /Discount/ });
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Discount/ })).toBeNull();
  });

  it('are edited with their dates, and show an example on a hundred', async () => {
    const { person, server } = open('/settings/promo-codes?edit=3');
    const discount = await screen.findByRole('textbox', { name: /Discount/ });
    expect(screen.getByText('Freight of $100.00 costs $90.00.')).toBeDefined();
    await person.clear(discount);
    await person.type(discount, '25');
    await person.click(screen.getByRole('button', { name: 'Save promo code' }));
    await screen.findByRole('row', { name: /Spring26/ });
    expect(server.to(save)).toMatchObject([
      {
        body: {
          promoCode: {
            id: 3,
            code: 'Spring26',
            startDate: '2026-09-01',
            endDate: null,
            rate: { calcMethod: 'Percentage', value: 25 },
          },
        },
      },
    ]);
  });

  it('require a code and a discount', async () => {
    const { person, server } = open('/settings/promo-codes?edit=new');
    await person.click(await screen.findByRole('button', { name: 'Save promo code' }));
    expect((await screen.findAllByText('Please enter the code')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Please enter the discount').length).toBeGreaterThan(0);
    expect(server.to(save)).toEqual([]);
  });

  it('show where one was used, by booking number without permission to see bookings', async () => {
    open('/settings/promo-codes?edit=3');
    expect(await screen.findByText('Booking 41')).toBeDefined();
  });

  it('can be tested without being used', async () => {
    const { person, server } = open('/settings/promo-codes');
    await person.click(await screen.findByRole('button', { name: 'Try a code' }));
    await person.type(screen.getByRole('textbox', { name: 'Code' }), ' none ');
    expect(await screen.findByText('There is no promo code NONE.')).toBeDefined();
    const [query] = server.to('GET /api/booking/promocode/trypromocode');
    expect(query?.query['code']).toBe('none');
  });

  it('are disabled in the list, after a notice that they were used today', async () => {
    const { person, server } = open('/settings/promo-codes');
    await person.click(
      await screen.findByRole('button', { name: /Actions.*Spring26|Spring26.*actions/i }),
    );
    await person.click(await screen.findByRole('menuitem', { name: 'Turn off' }));
    expect(
      await screen.findByText(
        /This code was used today\. Quotes that already include it keep it until they expire\./,
      ),
    ).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Turn off' }));
    await screen.findByText('Spring26 turned off');
    expect(server.to(save)).toMatchObject([
      { body: { promoCode: { id: 3, code: 'Spring26', isActive: false, maxUses: 100 } } },
    ]);
  });
});

it('explain why one is not valid today', () => {
  const days = { today: '2026-09-02', dayOf: (moment: string) => moment.slice(0, 10) };
  const states = [
    {},
    { isActive: false },
    { startDate: '2026-09-03T00:00:00Z' },
    { startDate: null, endDate: '2026-09-01T00:00:00Z' },
    { endDate: '2026-09-02T00:00:00Z' },
    { used: 100 },
  ].map((change) =>
    promoState({ ...spring, rate: { calcMethod: 'Percentage', value: 10 }, ...change }, days),
  );
  expect(states).toEqual(['Active', 'Off', 'Starts later', 'Ended', 'Active', 'Used up']);
});
