import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { bookingPages } from '../index.ts';
import { bePatient } from '../testing/patient.ts';
import { sampleRow, sampleDetail, sampleQuote } from '../testing/samples.ts';

bePatient();

const list = 'GET /api/booking/booking/getlistedbookings';
const one = 'GET /api/booking/booking/getbookingforEdit';
const sent = 'GET /api/booking/booking/getSentQuotes';
const send = 'POST /api/booking/booking/sendQuote';
const save = 'POST /api/booking/booking/createorupdatebooking';
const shared = 'GET /api/booking/booking/getSharedQuote';
const page = (items: readonly unknown[]) => enveloped({ items, totalCount: items.length });

const quoteId = '0198a1b2-0000-7000-8000-000000000009';
const nothing = {
  freightCost: 0,
  freightCostTax: 0,
  freightCostTaxExclusive: 0,
  additionalCost: 0,
  additionalCostTax: 0,
  additionalCostTaxExclusive: 0,
  insuranceCost: 0,
  insuranceCostTax: 0,
  insuranceCostTaxExclusive: 0,
};
const pricingDetail = {
  ...nothing,
  freightCost: 48.75,
  freightCostTax: 4.43,
  freightCostTaxExclusive: 44.32,
  totalCost: 48.75,
  totalCostTax: 4.43,
  totalCostTaxExclusive: 44.32,
  isTaxApplied: true,
  serviceDetails: [],
};
const saved = {
  id: 41,
  pricingDetail,
  consignmentId: null,
  bookingStatus: 'Quoted' as const,
  quotedTime: '2026-11-17T22:30:00Z',
  priceHeldUntil: '2099-01-01T00:00:00Z',
};
const over = { ...saved, id: 43, priceHeldUntil: '2026-11-17T23:00:00Z' };
const theEmail = {
  id: 1,
  email: 'pia@prospect.example',
  sentAt: '2026-11-18T00:00:00Z',
  sentBy: 'Kim Tran',
  priceHeldUntil: '2099-01-01T00:00:00Z',
  total: 48.75,
  withdrawnAt: null,
  acceptedAt: null,
  acceptedBy: null,
};
const dispatcher = ['Booking.View', 'Booking.Create', 'Booking.Edit', 'Customer.View'];

const detailOf = (changes: Parameters<typeof sampleDetail>[0]) =>
  enveloped({
    booking: sampleDetail({ ...saved, quoteId, ...changes }),
    bookingNotes: [],
    bookingWarnings: [],
  });

const responses: Readonly<Record<string, FakeResponse>> = {
  'GET /api/auth/session': sessionOf({ permissions: dispatcher }),
  [list]: page([
    sampleRow(saved),
    sampleRow({ ...saved, id: 42, pricingDetail: null, priceHeldUntil: null }),
    sampleRow(over),
    sampleRow({ ...saved, id: 44, bookingStatus: 'Booked', consignmentId: 'ACM000000044' }),
  ]),
  [one]: detailOf({}),
  [sent]: enveloped({ items: [] }),
  [send]: enveloped(theEmail),
};

const open = (at: string, changes: Readonly<Record<string, FakeResponse>> = {}) => ({
  ...openApp({ at, pages: bookingPages, responses: { ...responses, ...changes } }),
  person: userEvent.setup(),
});

beforeEach(() => localStorage.clear());

describe('the quotes list', () => {
  it('contains everything ever saved as a quote, with its status', async () => {
    const { server } = open('/quotes?state=Open');
    const table = await screen.findByRole('table', { name: 'Quotes' });
    await within(table).findByText('ACM000000044');
    const states = within(table)
      .getAllByRole('row')
      .flatMap((row) => /Open|No price|Expired|Booked/.exec(row.textContent ?? '')?.[0] ?? []);
    expect(states).toEqual(['Open', 'No price', 'Expired', 'Booked']);
    expect(server.to(list)[0]?.query['filter']).toMatch(
      /^\(quotedTime ne null\) and \(bookingStatus eq 'Quoted' and priceHeldUntil gt /,
    );
  });

  it('explains how to save a quote when there is none', async () => {
    open('/quotes', { [list]: page([]) });
    expect(await screen.findByText('Save your first quote')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New quote' }).length).toBeGreaterThan(0);
  });

  it('names the missing permission', async () => {
    open('/quotes', {
      [list]: () => json(refusal('Required permissions are not granted.', 1), 403),
    });
    expect(await screen.findByText(/Booking\.View/)).toBeTruthy();
  });
});

describe('a quote in its drawer', () => {
  it('is sent to an entered address, with its price extended by staff', async () => {
    const { person, server } = open('/quotes?peek=41');
    await person.click(await screen.findByRole('button', { name: 'E-mail quote' }));
    const email = within(await screen.findByRole('dialog', { name: 'E-mail quote 41' }));
    await person.click(email.getByRole('button', { name: 'Send quote' }));
    expect(email.getAllByText('Please enter an e-mail address').length).toBeGreaterThan(0);
    await person.type(email.getByLabelText('E-mail'), 'pia@prospect.example');
    await person.selectOptions(email.getByLabelText('Extend price validity'), '14 days');
    await person.click(email.getByRole('button', { name: 'Send quote' }));
    await waitFor(() => expect(server.to(send)).toHaveLength(1));
    expect(server.to(send)[0]?.body).toEqual({
      bookingId: 41,
      email: 'pia@prospect.example',
      holdDays: 14,
    });
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'E-mail quote 41' })).toBeNull(),
    );
  });

  it('is sent by a customer for as long as its price is valid', async () => {
    const { person, server } = open('/quotes?peek=41', {
      'GET /api/auth/session': sessionOf({
        customer: { id: 12 },
        permissions: ['Booking.View', 'Booking.Create', 'Booking.Edit'],
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'E-mail quote' }));
    const email = within(await screen.findByRole('dialog', { name: 'E-mail quote 41' }));
    expect(email.queryByLabelText('Extend price validity')).toBeNull();
    await person.type(email.getByLabelText('E-mail'), 'pia@prospect.example');
    await person.click(email.getByRole('button', { name: 'Send quote' }));
    await waitFor(() => expect(server.to(send)[0]?.body).toMatchObject({ holdDays: null }));
  });

  it('can have its links withdrawn once it was sent', async () => {
    const withdraw = 'POST /api/booking/booking/withdrawSentQuotes';
    const { person, server } = open('/quotes?peek=41', {
      [sent]: enveloped({ items: [theEmail] }),
      [withdraw]: enveloped({ withdrawn: 1 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Withdraw links' }));
    const query = within(await screen.findByRole('alertdialog'));
    await person.click(query.getByRole('button', { name: 'Withdraw links' }));
    await waitFor(() => expect(server.to(withdraw)[0]?.body).toEqual({ bookingId: 41 }));
  });

  it('that has expired offers current prices and cannot be sent', async () => {
    open('/quotes?peek=43', { [one]: detailOf(over) });
    const drawer = within(await screen.findByRole('dialog', { name: 'Quote 43' }));
    expect(await drawer.findByRole('link', { name: 'Refresh prices' })).toBeTruthy();
    expect(drawer.queryByRole('button', { name: 'E-mail quote' })).toBeNull();
  });
});

describe('booking from a quote', () => {
  const form: Readonly<Record<string, FakeResponse>> = {
    'GET /api/customer/customer/getCustomers': page([]),
    'GET /api/customer/customerfrequentaddress/getfrequentaddresses': page([]),
    'GET /api/customer/customerproduct/getproducts': page([]),
    'GET /api/customer/customerreferences/getreferences': page([]),
    'GET /api/customer/customersettings/getallsettings': enveloped({
      costCenterSettings: { isEnable: false, isRequired: false },
      referenceSettings: { isEnable: false, isRequired: false },
      bookingSettings: { atl: false, notification: false },
    }),
    'GET /api/core/commonlookup/GetAllPackageTypes': enveloped({ items: [] }),
    'POST /api/booking/Quote/Quote': enveloped({ resourceToken: 'q-1' }),
    'GET /api/booking/Quote/GetQuotes': enveloped({
      quotes: [sampleQuote(5, 50), sampleQuote(2, 45)],
      resourceToken: 'q-1',
      isCompleted: true,
      unavailable: [],
      expiresAt: '2099-01-01T00:00:00Z',
    }),
    [save]: detailOf({ bookingStatus: 'Booked' }),
  };

  it('uses the saved price, even if others are cheaper now', async () => {
    const { person, server } = open('/bookings/new?booking=41', form);
    const tile = await screen.findByRole<HTMLInputElement>('radio', { name: /Original quote/ });
    expect(tile.checked).toBe(true);
    await screen.findByRole('radio', { name: /Carrier 2/ });
    await person.click(screen.getByRole('button', { name: 'Book $48.75' }));
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    expect(server.to(save)[0]?.body).toMatchObject({
      booking: { id: 41, quoteId },
      operations: ['Book'],
    });
  });

  it('shows the expired price and its difference to the current one of the service', async () => {
    open('/bookings/new?booking=43', { ...form, [one]: detailOf(over) });
    expect(await screen.findByText('The price has expired')).toBeTruthy();
    expect(screen.getByText(/It was \$48\.75 with Acme Fleet/)).toBeTruthy();
    expect(await screen.findByText(/\$1\.25 more than before/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Book $50.00' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Original quote/ })).toBeNull();
  });

  it('is repriced when the freight changes', async () => {
    const { person } = open('/bookings/new?booking=41', form);
    await screen.findByRole('radio', { name: /Original quote/ });
    const [pieces] = screen.getAllByLabelText('Pieces of item 1');
    await person.type(pieces as HTMLElement, '9');
    expect(await screen.findByText('The freight differs from the quote')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Original quote/ })).toBeNull());
  });

  it('is saved as a quote again, not as a draft', async () => {
    const { person, server, history } = open('/bookings/new?booking=41', form);
    await screen.findByRole('radio', { name: /Original quote/ });
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Save quote' }));
    await waitFor(() =>
      expect(server.to(save)[0]?.body).toMatchObject({
        booking: { quoteId },
        operations: ['Quote'],
      }),
    );
    await waitFor(() => expect(history.location.pathname).toBe('/quotes'));
  });
});

describe('a quote opened by link', () => {
  const cm = (value: number) => ({ value, unit: 'cm' });
  const place = { suburb: 'Alexandria', postCode: '2015', stateCode: 'NSW', countryCode: 'AU' };
  const quote = {
    id: 41,
    state: 'Open',
    offer: {
      fromAddress: place,
      toAddress: { ...place, suburb: 'Richmond', postCode: '3121', stateCode: 'VIC' },
      carrierName: 'Acme Fleet',
      serviceName: 'Standard',
      items: [
        {
          packageType: 'Carton',
          description: null,
          quantity: 2,
          length: cm(40),
          width: cm(30),
          height: cm(20),
          weight: { value: 8, unit: 'kg' },
        },
      ],
      totalWeight: { value: 16, unit: 'kg' },
      totalVolume: { value: 0.048, unit: 'm3' },
      isDangerousGood: false,
      lines: [{ name: 'Standard', amount: 44.32 }],
      tax: 4.43,
      total: 48.75,
      insuredValue: null,
      eta: null,
    },
    priceHeldUntil: '2099-01-01T00:00:00Z',
    sentAt: '2026-11-18T00:00:00Z',
    sentBy: 'Kim Tran',
    senderEmail: 'kim@acme.example',
    currency: 'AUD',
    timezone: 'Australia/Sydney',
    acceptedAt: null,
    acceptedBy: null,
    freight: null,
  };
  const asGuest = (changes: object) =>
    open('/quotes/a-token', {
      'GET /api/auth/session': json({}),
      [shared]: enveloped({ ...quote, ...changes }),
    });

  it("shows route, freight, price and expiry in the tenant's time zone", async () => {
    const { server } = asGuest({});
    expect(await screen.findByText('$48.75')).toBeTruthy();
    expect(screen.getByText('Richmond VIC 3121')).toBeTruthy();
    expect(screen.getByText(/Australia\/Sydney/)).toBeTruthy();
    expect(server.to(shared)[0]?.query).toEqual({ quoteToken: 'a-token' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in to book' });
    expect(new URL(link.href).searchParams.get('callbackUrl')).toBe('/bookings/new?booking=41');
  });

  it('can be booked by its owner; others see that another account is needed', async () => {
    const signedIn = (mine: FakeResponse) =>
      open('/quotes/a-token', { [shared]: enveloped(quote), [one]: mine });
    signedIn(detailOf({}));
    const link = await screen.findByRole('link', { name: 'Book this quote' });
    expect(link.getAttribute('href')).toBe('/bookings/new?booking=41');
    cleanup();
    signedIn(() => json(refusal('Page not found', 1004), 404));
    expect(await screen.findByText('This quote is for another account')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book this quote' })).toBeNull();
  });

  it('is booked by card with its link, if it is not that of an account', async () => {
    const freight = {
      fromType: 'Business',
      toType: 'Business',
      pickupOptions: {},
      deliveryOptions: {},
      dangerousGoodUNCode: null,
      dangerousGoodPackageType: null,
      insuranceType: null,
      carrierAccountId: 5,
      carrierServiceCode: 'STD',
      freightTotal: 48.75,
    };
    const hrefOf = async (name: string) =>
      (await screen.findByRole<HTMLAnchorElement>('link', { name })).getAttribute('href');
    asGuest({ freight });
    expect(await hrefOf('Book this quote')).toBe('/guest/book?quote=a-token');
    const signIn = new URL((await hrefOf('Sign in to book')) ?? '', 'https://acme.example');
    expect(signIn.searchParams.get('callbackUrl')).toBe('/quotes/a-token');
    cleanup();
    open('/quotes/a-token', {
      [shared]: enveloped({ ...quote, freight }),
      [one]: () => json(refusal('Page not found', 1004), 404),
    });
    expect(await hrefOf('Book this quote')).toBe('/guest/book?quote=a-token');
    expect(screen.queryByText('This quote is for another account')).toBeNull();
  });

  it('is accepted by name, at the price that was offered', async () => {
    const accept = 'POST /api/booking/booking/acceptSharedQuote';
    const accepted = { ...quote, state: 'Accepted', acceptedAt: quote.sentAt, acceptedBy: 'Pia' };
    let current: object = quote;
    const { person, server } = open('/quotes/a-token', {
      'GET /api/auth/session': json({}),
      [shared]: () => json(enveloped(current)),
      [accept]: () => {
        current = accepted;
        return json(enveloped(accepted));
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Accept for $48.75' }));
    expect(await screen.findByText('Please enter your name')).toBeTruthy();
    await person.type(screen.getByLabelText('Your name'), 'Pia');
    await person.click(screen.getByRole('button', { name: 'Accept for $48.75' }));
    expect(await screen.findByText('This quote is accepted')).toBeTruthy();
    expect(server.to(accept)[0]?.body).toEqual({ quoteToken: 'a-token', name: 'Pia' });
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it.each([
    ['Expired', 'The price has expired'],
    ['Replaced', 'This quote has changed since it was sent to you'],
    ['Booked', 'This quote has been booked'],
    ['Cancelled', 'This quote was cancelled'],
  ])('that is %s says so and cannot be booked', async (state, states) => {
    asGuest({ state, priceHeldUntil: '2026-11-17T00:00:00Z' });
    expect(await screen.findByText(states)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in to book' })).toBeNull();
  });

  it('expires while it is open', async () => {
    asGuest({ priceHeldUntil: new Date(Date.now() + 2500).toISOString() });
    expect(await screen.findByRole('link', { name: 'Sign in to book' })).toBeTruthy();
    expect(await screen.findByText('The price has expired')).toBeTruthy();
  });

  it('that is not found says whom to ask', async () => {
    const message = 'This quote is no longer available. Please ask the person who sent it.';
    open('/quotes/a-token', {
      'GET /api/auth/session': json({}),
      [shared]: () => json(refusal(message, 1004), 404),
    });
    expect(await screen.findByText('Quote not found')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});
