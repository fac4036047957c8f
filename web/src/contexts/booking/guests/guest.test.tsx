import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { sessionOf } from '#shell/testing/people.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sampleDetail } from '../testing/samples.ts';
import { bookingPages } from '../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import './GuestBookingPage.tsx';
import './GuestBookPage.tsx';

const nothing = enveloped({ items: [], totalCount: 0 });
const book = 'POST /api/booking/booking/createGuestBooking';

const open = (at: string, responses: Readonly<Record<string, object>> = {}) => {
  const app = openApp({
    at,
    pages: bookingPages,
    responses: {
      'GET /api/auth/session': json({}),
      'GET /api/core/commonlookup/GetAllPackageTypes': nothing,
      'GET /api/booking/booking/getGuestTerms': enveloped({ terms: 'Be kind.', challenge: null }),
      'GET /api/core/tenantsettings/getguesttokenizationkey': enveloped({
        id: '',
        isAvailable: true,
        isSimulator: true,
      }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
};

beforeEach(() => sessionStorage.clear());

describe('booking as a guest', () => {
  it('shows missing fields and sends nothing', async () => {
    const { person, server } = open('/guest/book');
    expect(await screen.findByLabelText('I accept the terms')).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: /^Book and pay/ }));
    expect((await screen.findAllByText('Please enter your e-mail address')).length).toBeGreaterThan(
      0,
    );
    expect(screen.getAllByText('Enter the pickup street address').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Please accept the terms').length).toBeGreaterThan(0);
    expect(server.to(book)).toEqual([]);
  });

  it('focuses the first error from the top, even in a collapsed section', async () => {
    const { person } = open('/guest/book');
    await person.click(await screen.findByRole('button', { name: /You/, expanded: true }));
    await person.click(screen.getByRole('button', { name: /^Book and pay/ }));
    const focused = () => document.activeElement?.getAttribute('name');
    await waitFor(() => expect(focused()).toBe('guestEmail'));
    await person.keyboard('gwen@guest.example');
    await person.click(screen.getByRole('button', { name: /^Book and pay/ }));
    await waitFor(() => expect(focused()).toBe('guestName'));
  });

  it('asks for cover by value only, without a token [ui-bookings-008] [ui-roles-006]', async () => {
    const insurance = 'GET /api/booking/Insurance/GetGuestInsuranceQuotes';
    const { person, server } = open('/guest/book', { [insurance]: enveloped({ quotes: [] }) });
    await person.click(await screen.findByRole('switch', { name: 'Insure the freight' }));
    await person.type(screen.getByLabelText(/^Value/), '1000');
    await waitFor(() => expect(server.to(insurance)).toHaveLength(1));
    expect(server.to(insurance)[0]?.query).toEqual({ insuredValue: '1000' });
  });

  it('asks for the price of cover also for those who are signed in', async () => {
    const insurance = 'GET /api/booking/Insurance/GetGuestInsuranceQuotes';
    const { person, server } = open('/guest/book', {
      'GET /api/auth/session': sessionOf({ permissions: [] }),
      [insurance]: enveloped({ quotes: [] }),
    });
    await person.click(await screen.findByRole('switch', { name: 'Insure the freight' }));
    await person.type(screen.getByLabelText(/^Value/), '1000');
    await waitFor(() => expect(server.to(insurance)).toHaveLength(1));
  });
});

describe('a quote that was sent', () => {
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
          description: 'Crockery',
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
    freight: {
      fromType: 'Business',
      toType: 'Residential',
      pickupOptions: {},
      deliveryOptions: { tailLift: 'true', crane: 'true' },
      dangerousGoodUNCode: null,
      dangerousGoodPackageType: null,
      insuranceType: null,
      carrierAccountId: 5,
      carrierServiceCode: 'STD',
      freightTotal: 48.75,
    },
  };
  const shared = 'GET /api/booking/booking/getSharedQuote';
  const openWith = (changes: object) =>
    open('/guest/book?quote=a-token', {
      'POST /api/booking/Quote/Quote': enveloped({ resourceToken: 'token' }),
      [shared]: enveloped({ ...quote, ...changes }),
    });

  it('is booked with its token at its price, and without the services that stay', async () => {
    const { person, server } = openWith({});
    const tile = await screen.findByRole<HTMLInputElement>('radio', { name: /Original quote/ });
    expect(tile.checked).toBe(true);
    await person.type(screen.getByLabelText('E-mail'), 'pia@prospect.example');
    await person.type(screen.getByLabelText('Your name'), 'Pia Roth');
    for (const [at, street] of ['1 Bourke Road', '220 Swan Street'].entries()) {
      await person.type(screen.getAllByLabelText('Street address')[at] as HTMLElement, street);
    }
    await person.click(screen.getByLabelText('I accept the terms'));
    await person.click(screen.getByRole('button', { name: 'Book and pay $48.75' }));
    await waitFor(() => expect(server.to(book)).toHaveLength(1));
    const [sent] = server.to(book).map(({ body }) => body as Readonly<Record<string, object>>);
    expect(sent?.['guest']).toEqual({ acceptsTerms: true, proof: null, quoteToken: 'a-token' });
    expect(sent?.['booking']).toMatchObject({ items: [{ quantity: 2, description: 'Crockery' }] });
    const members = Object.keys(sent?.['booking'] ?? {});
    expect(members.filter((name) => /^quoteId$|Options$/.test(name))).toEqual([]);
  });

  it('shows freight and insurance of one that is insured, to those signed in too', async () => {
    const cover = { insuredValue: 5000, insuranceCost: 55, insuranceCostTaxExclusive: 50 };
    open('/guest/book?quote=a-token', {
      'GET /api/auth/session': sessionOf({ permissions: [] }),
      'POST /api/booking/Quote/Quote': enveloped({ resourceToken: 'token' }),
      'GET /api/booking/Insurance/GetGuestInsuranceQuotes': enveloped({
        quotes: [{ ...cover, insuranceType: 'ATIStandard' }],
      }),
      [shared]: enveloped({
        ...quote,
        offer: { ...quote.offer, insuredValue: 5000 },
        freight: { ...quote.freight, insuranceType: 'ATIStandard' },
      }),
    });
    expect(await screen.findByText('$48.75 freight + $55.00 insurance')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'ATI standard · $55.00' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book and pay $103.75' })).toBeTruthy();
  });

  it('says that the price is new once the freight changes', async () => {
    const { person } = openWith({});
    await screen.findByRole('radio', { name: /Original quote/ });
    await person.type(screen.getByLabelText('Pieces of item 1'), '9');
    expect(await screen.findByText('The freight differs from the quote')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Original quote/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Book and pay' })).toBeTruthy();
  });

  it('leads on where it cannot be booked with its link', async () => {
    openWith({ state: 'Expired', freight: null });
    expect(await screen.findByText('This quote cannot be booked here')).toBeTruthy();
    const links = ['View quote', 'Book at today’s price'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/quotes/a-token', '/guest/book']);
  });
});

describe("a guest's draft", () => {
  it('is restored on reload, except for the terms, until it is discarded', async () => {
    const first = open('/guest/book');
    await first.person.type(await screen.findByLabelText('Your name'), 'Gwen');
    await first.person.click(await screen.findByLabelText('I accept the terms'));
    await waitFor(() => expect(Object.values(sessionStorage).join(' ')).toContain('Gwen'));
    first.unmount();
    const { person } = open('/guest/book');
    const name = await screen.findByLabelText<HTMLInputElement>('Your name');
    expect(name.value).toBe('Gwen');
    expect((await screen.findByLabelText<HTMLInputElement>('I accept the terms')).checked).toBe(
      false,
    );
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
    expect(Object.values(sessionStorage).join(' ')).not.toContain('Gwen');
  });
});

describe('finding a booking', () => {
  it('explains that a consignment number is not the booking number', async () => {
    const { person } = open('/guest/booking');
    await person.type(await screen.findByLabelText(/^Booking number/), 'ACM000000017');
    await person.click(screen.getByRole('button', { name: 'Find' }));
    const message = await screen.findAllByText(
      /Booking numbers contain digits only\. The consignment number is a different number\./,
    );
    expect(message.length).toBeGreaterThan(0);
  });

  it("requires number and e-mail address, and shows the server's message", async () => {
    const get = 'GET /api/booking/booking/getGuestBooking';
    const message = 'We could not find this booking.';
    const { person, server } = open('/guest/booking', {
      [get]: () => json(refusal(message, 1004), 404),
    });
    await person.click(await screen.findByRole('button', { name: 'Find' }));
    expect((await screen.findAllByText('Please enter the booking number')).length).toBeGreaterThan(
      0,
    );
    await person.type(screen.getByLabelText(/^Booking number/), '12');
    await person.type(screen.getByLabelText(/^E-mail/), 'gwen@guest.example');
    await person.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(server.to(get)[0]?.query).toEqual({ BookingId: '12', Email: 'gwen@guest.example' });
  });

  it('that was cancelled shows the refund and offers no label', async () => {
    const paid = {
      id: 1,
      operation: 'Pay',
      status: 'Success',
      value: 't1',
      creationTime: '2026-11-18T01:00:00.000Z',
    };
    const booking = sampleDetail({
      bookingStatus: 'Cancelled',
      paymentState: 'Paid',
      operationHistory: [paid],
    });
    const { person } = open('/guest/booking', {
      'GET /api/booking/booking/getGuestBooking': enveloped({
        booking,
        bookingNotes: [],
        bookingWarnings: [],
      }),
    });
    await person.type(await screen.findByLabelText(/^Booking number/), '12');
    await person.type(screen.getByLabelText(/^E-mail/), 'gwen@guest.example');
    await person.click(screen.getByRole('button', { name: 'Find' }));
    expect(
      await screen.findByText(
        /This booking was cancelled\. Your payment will be refunded to your card\./,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print label' })).toBeNull();
  });

  it('shows that the card is charged about a second later', async () => {
    const get = 'GET /api/booking/booking/getGuestBooking';
    const shows = (paymentState: 'Pending' | 'Paid') =>
      enveloped({
        booking: sampleDetail({ bookingStatus: 'Draft', paymentState }),
        bookingNotes: [],
        bookingWarnings: [],
      });
    const { person, server } = open('/guest/booking', { [get]: shows('Pending') });
    await person.type(await screen.findByLabelText(/^Booking number/), '12');
    await person.type(screen.getByLabelText(/^E-mail/), 'gwen@guest.example');
    await person.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText(/^Your card is being charged/)).toBeTruthy();
    server.respond(get, shows('Paid'));
    expect(await screen.findByText(/^Paid\./, {}, { timeout: 3000 })).toBeTruthy();
  });
});
