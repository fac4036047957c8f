import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { pricingPages } from './index.ts';
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
    answers: {
      'GET /api/auth/session': sessionOf({ permissions: ['Booking.View', 'Booking.Promo'] }),
      'GET /api/booking/promocode/getpromocodes': enveloped({ items: [spring], totalCount: 1 }),
      [save]: enveloped({ id: 3 }),
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe('promo codes', () => {
  it('show discount, days of the tenant and uses of how many', async () => {
    open('/settings/promo-codes');
    const row = await screen.findByRole('row', { name: /Spring26/ });
    expect(row.textContent).toMatch(/10 %.*Open.*3 of 100.*All.*Active/);
  });

  it('are changed with their days, and try themselves on a hundred', async () => {
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

  it('need a code and a discount', async () => {
    const { person, server } = open('/settings/promo-codes?edit=new');
    await person.click(await screen.findByRole('button', { name: 'Save promo code' }));
    expect((await screen.findAllByText('Please enter the code')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Please enter the discount').length).toBeGreaterThan(0);
    expect(server.to(save)).toEqual([]);
  });
});
