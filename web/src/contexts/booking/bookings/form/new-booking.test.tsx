import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeResponse, SeenRequest } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { bookingPages } from '../../index.ts';
import { bePatient } from '../../testing/patient.ts';
import { sampleDetail, sampleQuote } from '../../testing/samples.ts';

bePatient();

const save = 'POST /api/booking/booking/createorupdatebooking';
const quote = 'POST /api/booking/Quote/Quote';
const insurance = 'GET /api/booking/Insurance/GetInsuranceQuotes';
const like = enveloped({ booking: sampleDetail(), bookingNotes: [], bookingWarnings: [] });
const page = (items: readonly unknown[]) => enveloped({ items, totalCount: items.length });

const ownPlace = {
  id: 3,
  customerId: 12,
  type: 'Business',
  name: null,
  nickname: 'Head office',
  companyName: 'Cedar & Co',
  contactName: 'Otto Berg',
  email: null,
  telephone: null,
  specialInstructions: null,
  addressLine1: '14 Bourke Road',
  addressLine2: null,
  addressLine3: null,
  suburb: 'Alexandria',
  postCode: '2015',
  state: null,
  stateCode: 'NSW',
  country: 'Australia',
  countryCode: 'AU',
  isActive: true,
  isDefault: true,
};

const responses: Readonly<Record<string, FakeResponse>> = {
  'GET /api/auth/session': sessionOf({
    customer: { id: 12 },
    permissions: ['Booking.View', 'Booking.Create', 'Customer.View'],
  }),
  'GET /api/booking/booking/getbookingforEdit': like,
  'GET /api/customer/customerfrequentaddress/getfrequentaddresses': page([]),
  'GET /api/customer/customerproduct/getproducts': page([]),
  'GET /api/customer/customerreferences/getreferences': page([]),
  'GET /api/customer/customersettings/getallsettings': enveloped({
    costCenterSettings: { isEnable: false, isRequired: false },
    referenceSettings: { isEnable: false, isRequired: false },
    bookingSettings: { atl: false, notification: false },
  }),
  'GET /api/core/commonlookup/GetAllPackageTypes': enveloped({
    items: [{ id: 1, name: 'Carton', description: 'A box' }],
  }),
  [quote]: enveloped({ resourceToken: 'q-1' }),
  'GET /api/booking/Quote/GetQuotes': enveloped({
    quotes: [sampleQuote(1, 60), sampleQuote(2, 48.2)],
    resourceToken: 'q-1',
    isCompleted: true,
    unavailable: [
      {
        carrierCode: 'X',
        accountName: 'Xpress',
        serviceCode: null,
        reason: 'Too heavy',
        byHand: null,
      },
    ],
    expiresAt: '2099-01-01T00:00:00Z',
  }),
  [insurance]: enveloped({
    quotes: [
      {
        insuredValue: 1000,
        insuranceCost: 11,
        insuranceCostTaxExclusive: 10,
        insuranceType: 'Standard',
      },
    ],
  }),
  [save]: like,
};

function open(at: string, changes: Readonly<Record<string, FakeResponse>> = {}) {
  const app = openApp({ at, pages: bookingPages, responses: { ...responses, ...changes } });
  return { ...app, person: userEvent.setup() };
}

const bookButton = (price: string) => screen.findByRole('button', { name: `Book ${price}` });

beforeEach(() => localStorage.clear());

describe('a new booking', () => {
  it('explains once why a promo code gives no discount [B-29]', async () => {
    const warning = 'There is no promo code SPRING.';
    open('/bookings/new?like=7', {
      'GET /api/booking/Quote/GetQuotes': enveloped({
        quotes: [sampleQuote(1, 60), sampleQuote(2, 48.2)].map((each) => ({ ...each, warning })),
        resourceToken: 'q-1',
        isCompleted: true,
        unavailable: [],
        expiresAt: '2099-01-01T00:00:00Z',
      }),
    });
    expect(await screen.findAllByText(warning)).toHaveLength(1);
  });

  it("starts with the customer's default pickup address until it is cleared", async () => {
    const addresses = 'GET /api/customer/customerfrequentaddress/getfrequentaddresses';
    const { person, server } = open('/bookings/new', {
      [addresses]: ({ query }: SeenRequest) => page('filter' in query ? [] : [ownPlace]),
    });
    const from = within(await screen.findByRole('group', { name: 'From' }));
    await from.findByText('14 Bourke Road');
    expect(from.queryByLabelText('Street address')).toBeNull();
    await person.click(from.getByRole('button', { name: /^Edit the address/ }));
    const street = from.getByLabelText<HTMLInputElement>('Street address');
    expect(street.value).toBe('14 Bourke Road');
    await person.click(from.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement);
    expect(street.value).toBe('');
    expect(from.getByLabelText<HTMLInputElement>(/^Suburb or postcode/).value).toBe('');
    const book = from.getByRole('combobox', { name: /^Address book/ });
    expect(document.activeElement).toBe(book);
    await person.type(book, 'nobody');
    await waitFor(() => expect(server.to(addresses).at(-1)?.query['filter']).toBe('nobody'));
    await person.clear(book);
    await person.click(street);
    expect(street.value).toBe('');
  });

  it('selects the cheapest quote, names its price and shows the booking number', async () => {
    const { server, person } = open('/bookings/new?like=41');
    await person.click(await bookButton('$48.20'));
    expect(await screen.findByRole('heading', { name: 'Booked' })).toBeTruthy();
    expect(screen.getByText('ACM000000017')).toBeTruthy();
    expect(server.to(save)).toHaveLength(1);
    expect(server.to(save)[0]?.body).toMatchObject({
      booking: {
        customer: { id: 12 },
        quoteId: sampleQuote(2, 48.2).id,
        items: [{ quantity: 2, length: { value: 40, unit: 'cm' } }],
      },
      operations: ['Book'],
    });
    expect(server.to(save)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('is booked once on a double click', async () => {
    const { server, person } = open('/bookings/new?like=41');
    await person.dblClick(await bookButton('$48.20'));
    expect(await screen.findByRole('heading', { name: 'Booked' })).toBeTruthy();
    expect(server.to(save)).toHaveLength(1);
  });

  it('clears the error of a previously selected price', async () => {
    const { person } = open('/bookings/new?like=41', {
      [save]: () => json(refusal('This quote has already been booked.'), 409),
    });
    await person.click(await bookButton('$48.20'));
    await screen.findByText('This quote has already been booked.');
    await person.click(screen.getByRole('radio', { name: /\$60/ }));
    expect(screen.queryByText('This quote has already been booked.')).toBeNull();
  });

  it('requests quotes for exactly what it then books', async () => {
    const { server, person } = open('/bookings/new?like=41');
    await person.click(await bookButton('$48.20'));
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    const query = server.to(quote)[0]?.body as { items: unknown; fromAddress: object };
    const sent = server.to(save)[0]?.body as { booking: typeof query } | undefined;
    expect(sent?.booking.items).toEqual(query.items);
    expect(sent?.booking.fromAddress).toMatchObject(query.fromAddress);
  });

  it('selects a tile by its number key, and explains why a carrier has no price', async () => {
    const { person } = open('/bookings/new?like=41');
    await bookButton('$48.20');
    await person.keyboard('2');
    expect(await bookButton('$60.00')).toBeTruthy();
    await person.click(screen.getByText('1 service without a price'));
    expect(screen.getByText('Too heavy')).toBeTruthy();
  });

  it('can be booked by staff at a price they enter for a manual carrier', async () => {
    const byHand = { carrierAccountId: 9, services: [{ code: 'STD', name: 'Standard' }] };
    const haulage = { carrierCode: 'MANUAL', accountName: 'Harrison Haulage', serviceCode: null };
    const { server, person } = open('/bookings/new?like=41', {
      'GET /api/auth/session': sessionOf({
        permissions: ['Booking.View', 'Booking.Create', 'Booking.Edit', 'Customer.View'],
      }),
      'GET /api/customer/customer/getCustomers': page([]),
      'GET /api/booking/Quote/GetQuotes': enveloped({
        quotes: [],
        resourceToken: 'q-1',
        isCompleted: true,
        unavailable: [{ ...haulage, reason: 'There is no active rate card for this.', byHand }],
        expiresAt: '2099-01-01T00:00:00Z',
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Enter price' }));
    await person.type(await screen.findByRole('textbox', { name: 'Price ex GST' }), '120');
    await person.click(screen.getByRole('button', { name: 'Use this price' }));
    await person.click(await screen.findByRole('button', { name: 'Book at $120.00 ex GST' }));
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    expect(server.to(save)[0]?.body).toMatchObject({
      booking: {
        carrierAccountId: 9,
        carrierServiceCode: 'STD',
        pricingInfo: [{ taxExclusiveAmount: 120, carrierTaxExclusiveAmount: null }],
      },
      operations: ['Book'],
    });
  });

  it('keeps all input when it is rejected, and shows errors at their fields', async () => {
    const complaint = { message: 'Street is unknown', members: ['booking.toAddress.addressLine1'] };
    const { person } = open('/bookings/new?like=41', {
      [save]: () => json(refusal('Your request is not valid!', 1001, [complaint]), 400),
    });
    await person.click(await bookButton('$48.20'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    const [, street] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Street address' });
    expect(street?.value).toBe('14 Bourke Road');
    expect(street?.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows missing fields before anything is sent', async () => {
    const { server, person } = open('/bookings/new');
    await person.click(await screen.findByRole('button', { name: 'Book' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Enter the pickup street address');
    expect(server.to(save)).toEqual([]);
  });

  it('keeps what is no time or number, and saves no draft without it', async () => {
    const { person, server } = open('/bookings/new?like=41');
    await bookButton('$48.20');
    const ready = screen.getByLabelText(/^Ready from/);
    await person.clear(ready);
    await person.type(ready, '01/01/0001');
    const length = screen.getByLabelText('Length of item 1');
    await person.clear(length);
    await person.type(length, 'long');
    await person.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findAllByText(/Enter a time, for example/)).not.toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Ready from/).value).toBe('01/01/0001');
    expect(screen.getByText('Length of item 1: A number is required')).toBeTruthy();
    expect(server.to(save)).toEqual([]);
  });

  it('requests the price of cover with the value and the customer [ui-bookings-009]', async () => {
    const { server, person } = open('/bookings/new?like=41');
    await person.click(await screen.findByRole('switch', { name: 'Insure the freight' }));
    await person.type(screen.getByRole('textbox', { name: 'Value' }), '1000');
    expect(await bookButton('$59.20')).toBeTruthy();
    expect(server.to(insurance).at(-1)?.query).toEqual({
      insuredValue: '1000',
      CustomerId: '12',
    });
  });

  it('restores its draft until it is discarded', async () => {
    const first = open('/bookings/new');
    const order = await screen.findByRole('textbox', { name: /Order number/ });
    await first.person.type(order, 'SO-77');
    await waitFor(() => expect(localStorage.getItem('waybill.booking.draft.1')).toContain('SO-77'));
    first.unmount();
    const { person } = open('/bookings/new');
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    const again = await screen.findByRole<HTMLInputElement>('textbox', { name: /Order number/ });
    expect(again.value).toBe('');
  });
});

describe('a new booking saved as a quote', () => {
  it('requires only a price', async () => {
    const { server, person } = open('/bookings/new?like=7');
    await bookButton('$48.20');
    const from = within(screen.getByRole('group', { name: 'From' }));
    await person.clear(from.getByLabelText('Street address'));
    await person.click(screen.getByRole('button', { name: 'Save quote' }));
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    expect(server.to(save)[0]?.body).toMatchObject({
      booking: { quoteId: sampleQuote(2, 48.2).id },
      operations: ['Quote'],
    });
  });

  it('is not possible without a price', async () => {
    const { server, person } = open('/bookings/new');
    await person.click(await screen.findByRole('button', { name: 'Save quote' }));
    expect(await screen.findByText('There is no price to save yet.')).toBeTruthy();
    expect(server.to(save)).toEqual([]);
  });
});

describe('an error on a new booking', () => {
  it('remains while it applies, even after leaving its field', async () => {
    const { person } = open('/bookings/new?like=7');
    await bookButton('$48.20');
    const to = within(screen.getByRole('group', { name: 'To' }));
    const street = to.getByLabelText('Street address');
    await person.clear(street);
    await person.click(screen.getByRole('button', { name: 'Book $48.20' }));
    await to.findByText('Enter the delivery street address');
    await person.click(street);
    await person.tab();
    expect(await to.findByText('Enter the delivery street address')).toBeTruthy();
    await person.type(street, '9 Dock Road');
    await waitFor(() => expect(to.queryByText('Enter the delivery street address')).toBeNull());
  });

  it('disappears from an address chosen from the address book', async () => {
    const { person } = open('/bookings/new', {
      'GET /api/customer/customerfrequentaddress/getfrequentaddresses': page([
        { ...ownPlace, isDefault: false },
      ]),
    });
    const from = within(await screen.findByRole('group', { name: 'From' }));
    await person.click(await screen.findByRole('button', { name: 'Book' }));
    await from.findByText('Enter the pickup street address');
    await person.click(from.getByRole('combobox', { name: /^Address book/ }));
    await person.click(await screen.findByRole('option', { name: /14 Bourke Road/ }));
    await waitFor(() => {
      expect(from.queryByText('Enter the pickup street address')).toBeNull();
      expect(from.queryByText('Choose the pickup suburb')).toBeNull();
    });
    expect(screen.getByRole('alert').textContent).toContain('Choose the delivery suburb');
  });

  it('disappears for dangerous goods and cover when they are switched off', async () => {
    const { person } = open('/bookings/new?like=7');
    await person.click(await screen.findByRole('switch', { name: 'Contains dangerous goods' }));
    await person.click(screen.getByRole('switch', { name: 'Insure the freight' }));
    await person.click(await bookButton('$48.20'));
    const listed = () => screen.queryAllByRole('button', { name: /required|value to insure/ });
    await screen.findByText('Errors');
    expect(listed().map(({ textContent }) => textContent)).toEqual([
      'UN Number is required',
      'Enter the value to insure',
    ]);
    await person.click(screen.getByRole('switch', { name: 'Contains dangerous goods' }));
    expect(listed()).toHaveLength(1);
    await person.click(screen.getByRole('switch', { name: 'Insure the freight' }));
    await waitFor(() => expect(screen.queryByText('Errors')).toBeNull());
  });

  it('is shown below the item line, whose cells are too narrow for it', async () => {
    const { person } = open('/bookings/new?like=7');
    await bookButton('$48.20');
    const length = screen.getByLabelText('Length of item 1');
    await person.clear(length);
    await person.click(await screen.findByRole('button', { name: /^Book/ }));
    const items = await screen.findByRole('list', { name: 'Items' });
    const message = await within(items).findAllByText('Item 1: Length is required');
    expect(message.map((each) => each.closest('[aria-hidden]') !== null)).toEqual([false, true]);
  });

  it('warns that cover may not pay for freight left without a signature', async () => {
    const { person } = open('/bookings/new?like=7');
    await person.click(await screen.findByRole('switch', { name: 'Insure the freight' }));
    expect(screen.queryByText('May be left without a signature')).toBeNull();
    await person.click(
      screen.getAllByRole('button', { name: /^Contact and options/ })[1] as Element,
    );
    await person.click(screen.getByRole('checkbox', { name: 'Authority to leave' }));
    await screen.findByText('May be left without a signature');
  });
});

describe('an existing booking', () => {
  const staff = sessionOf({ permissions: ['Booking.View', 'Booking.Create', 'Booking.Edit'] });

  it('is updated by sending only the changes', async () => {
    const { server, person, history } = open('/bookings/new?booking=41', {
      'GET /api/auth/session': staff,
      'GET /api/customer/customer/getCustomers': page([]),
    });
    const [details] = await screen.findAllByRole('button', { name: /^Contact and options/ });
    await person.click(details as Element);
    const [phone] = screen.getAllByRole('textbox', { name: /Phone/ });
    await person.clear(phone as HTMLElement);
    await person.type(phone as HTMLElement, '0299990000');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    expect(server.to(save)[0]?.body).toMatchObject({
      booking: { id: 41, fromAddress: { telephone: '0299990000' } },
      operations: ['Save'],
    });
    const sent = server.to(save)[0]?.body as { readonly booking: object } | undefined;
    expect(Object.keys(sent?.booking ?? {}).sort()).toEqual(['fromAddress', 'id']);
    await waitFor(() => expect(history.location.pathname).toBe('/bookings-beta/details/41'));
  });
});
