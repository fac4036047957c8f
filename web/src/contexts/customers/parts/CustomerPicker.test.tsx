import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#client/call.ts';
import { ClientProvider } from '#client/client-context.tsx';
import { createQueryClient } from '#client/query-client.ts';
import type { FakeServer } from '#client/testing/fake-server.ts';
import { enveloped, fakeServer } from '#client/testing/fake-server.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { customerFilter, customerKeyFilter } from '../links/customer-filter.ts';
import type { CustomerPickerProps } from './CustomerPicker.tsx';
import { CustomerPicker } from './CustomerPicker.tsx';

const guidOf = (id: number) => `0198a1b2-0000-4000-8000-${String(id).padStart(12, '0')}`;

const customer = (id: number, code: string, names: Record<string, string | null> = {}) => ({
  id,
  customerGuid: guidOf(id),
  code,
  type: 'Account',
  businessType: null,
  isBusiness: true,
  isActive: true,
  accountStatus: 'Active',
  customerName: null,
  companyName: null,
  contactName: null,
  accountName: null,
  email: null,
  contact: null,
  address: {
    addressLine1: null,
    addressLine2: null,
    addressLine3: null,
    countryCode: 'AU',
    suburb: null,
    postCode: null,
    stateCode: null,
  },
  dateOfRegistration: '2026-01-01T00:00:00Z',
  creationTime: '2026-01-01T00:00:00Z',
  canSendDG: false,
  creditLimit: null,
  expectedNoOfBookings: null,
  expectedNoOfBookingsDuration: null,
  expectedRevenue: null,
  expectedRevenueDuration: null,
  paymentTerms: 14,
  accountManager: null,
  creditExposure: 0,
  outstandingAmount: null,
  lastBookingDate: null,
  customFields: {},
  ...names,
});

const borealis = customer(12, 'BOR', { companyName: 'Borealis Foods', contactName: 'Ana' });
const nameless = customer(13, 'ZZZ');
const people = [borealis, nameless];
const list = 'GET /api/customer/customer/getCustomers';

const serverOf = () =>
  fakeServer({
    [list]: ({ query }: { query: Record<string, string> }) => {
      const filter = query['filter'] ?? '';
      const items = people.filter(
        ({ id, customerGuid, code }) =>
          filter === `id eq ${id}` ||
          filter.includes(customerGuid) ||
          filter.includes(`'${code.toLowerCase()}'`),
      );
      return enveloped({ items, totalCount: items.length });
    },
  });

type Values = Record<string, number | string | null>;

function open(props: CustomerPickerProps = {}, values: Values = {}, server = serverOf()) {
  let held: UseFormReturn<Values> | undefined;
  const Form = () => {
    const form = useForm<Values>({ defaultValues: values });
    useEffect(() => {
      held = form;
    }, [form]);
    return (
      <FormProvider {...form}>
        <CustomerPicker {...props} />
        <p>{form.formState.isDirty ? 'changed' : 'unchanged'}</p>
      </FormProvider>
    );
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={clientOf(server)}>
        <Toasts>
          <Form />
        </Toasts>
      </ClientProvider>
    </QueryClientProvider>,
  );
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { server, person, form: () => held as UseFormReturn<Values> };
}

const clientOf = ({ fetch }: FakeServer) =>
  createClient({ base: '', accessToken: () => 't', tenantId: () => 7, fetch });

const opener = () => screen.getByRole('button', { name: /^Customer/ });
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function search(person: ReturnType<typeof userEvent.setup>, text: string) {
  await person.click(opener());
  await person.type(box(), text);
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the customer picker', () => {
  it('opens and closes a search list [ui-picker-001] [ui-picker-002] [ui-picker-012]', async () => {
    const { person } = open();
    expect(screen.queryByRole('combobox')).toBeNull();
    await person.click(opener());
    expect(box().closest('.w-\\[400px\\]')).not.toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it("shows 'Please select a customer' while nothing is selected [ui-picker-003]", async () => {
    const { person } = open();
    expect(opener().textContent).toBe('Please select a customer');
    await person.click(opener());
    expect(box().placeholder).toBe('Please select a customer');
  });

  it("shows 'Search...' once a customer is selected [ui-picker-004]", async () => {
    const { person } = open({}, { customerid: 12 });
    await screen.findByText('Borealis Foods (BOR)');
    await person.click(opener());
    expect(box().placeholder).toBe('Search...');
  });

  it("shows 'Searching..' while it searches [ui-picker-005]", async () => {
    const server = fakeServer({ [list]: () => new Promise(() => undefined) });
    const { person } = open({}, {}, server);
    await search(person, 'bor');
    await vi.advanceTimersByTimeAsync(300);
    expect(screen.getByText('Searching..')).toBeDefined();
  });

  it("shows 'No customer found' when there are no matches [ui-picker-006] [err-011]", async () => {
    const { person } = open();
    await search(person, 'nobody');
    expect(await screen.findByText('No customer found')).toBeDefined();
  });

  it('shows name and (code) [ui-picker-007] [ui-picker-008] [ui-picker-021]', async () => {
    const { person } = open();
    await search(person, 'bor');
    await waitFor(() => expect(options()).toEqual(['Borealis Foods (BOR)']));
  });

  it("shows 'Unknown Customer' when there is no name [ui-picker-009]", async () => {
    const { person } = open();
    await search(person, 'zzz');
    await waitFor(() => expect(options()).toEqual(['Unknown Customer (ZZZ)']));
  });

  it('sets both ids, closes [ui-picker-010] [ui-picker-013] [ui-picker-014] [st-012]', async () => {
    const { person, form } = open();
    await search(person, 'bor');
    await person.click(await screen.findByRole('option'));
    expect(form().getValues()).toEqual({ customerid: 12, customerguid: guidOf(12) });
    expect(screen.getByText('changed')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(within(opener()).getByText('Borealis Foods (BOR)')).toBeDefined();
  });

  it('sets other fields if configured [ui-picker-011]', async () => {
    const { person, form } = open({ idField: 'payer', guidField: 'payerGuid' });
    await search(person, 'bor');
    await person.click(await screen.findByRole('option'));
    expect(form().getValues()).toEqual({ payer: 12, payerGuid: guidOf(12) });
  });

  it('clears when the selected customer is selected again [ui-picker-015] [st-012]', async () => {
    const { person, form } = open({}, { customerid: 12 });
    await screen.findByText('Borealis Foods (BOR)');
    await person.click(opener());
    await person.click(await screen.findByRole('option'));
    expect(form().getValues()).toEqual({ customerid: null, customerguid: null });
    expect(opener().textContent).toBe('Please select a customer');
  });

  it('loads the changed id [ui-picker-016] [ui-picker-022] [ui-picker-024] [st-013]', async () => {
    const { server, form } = open({}, { customerid: 13 });
    await screen.findByText('Unknown Customer (ZZZ)');
    act(() => form().setValue('customerid', 12));
    await screen.findByText('Borealis Foods (BOR)');
    expect(server.to(list).map(({ query }) => query['filter'])).toEqual(['id eq 13', 'id eq 12']);
    expect(form().getValues('customerguid')).toBe(guidOf(12));
    expect(screen.getByText('unchanged')).toBeDefined();
  });

  it('loads by guid when configured [ui-picker-023]', async () => {
    const { server } = open({ byGuid: true }, { customerguid: guidOf(12) });
    await screen.findByText('Borealis Foods (BOR)');
    expect(server.to(list)[0]?.query['filter']).toBe(`customerGuid eq guid'${guidOf(12)}'`);
  });

  it('waits for a pause of 250 ms in typing [ui-picker-017]', async () => {
    const { person, server } = open();
    await search(person, 'bor');
    await vi.advanceTimersByTimeAsync(150);
    expect(server.to(list)).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(server.to(list)).toHaveLength(1));
  });

  it('queries the server only with a text [ui-picker-018] [val-004]', async () => {
    const { person, server } = open();
    await search(person, '   ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.to(list)).toEqual([]);
  });
});

describe('the customer filter', () => {
  it('searches code and all names, in any case [ui-picker-019]', () => {
    expect(customerFilter("O'Brien")).toBe(
      [
        "contains(tolower(code),'o''brien')",
        "contains(tolower(companyName),'o''brien')",
        "contains(tolower(contactName),'o''brien')",
        "contains(tolower(accountName),'o''brien')",
        "contains(tolower(customerName),'o''brien')",
      ].join(' or '),
    );
  });

  it('matches the id only for a number [ui-picker-020]', () => {
    const startsWithId = (text: string) => customerFilter(text).startsWith(`id eq ${text} or `);
    expect(['12', '12a', '-1', '1.5', '0'].map(startsWithId)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('finds one customer by its key [ui-picker-022] [ui-picker-023]', () => {
    expect([customerKeyFilter({ id: 5 }), customerKeyFilter({ guid: 'a-b' })]).toEqual([
      'id eq 5',
      "customerGuid eq guid'a-b'",
    ]);
  });
});
