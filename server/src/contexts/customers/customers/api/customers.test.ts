import * as customers from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { minor, negate } from '@waybill/kernel/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { changeExposure, lockCredit } from '../../public.ts';

let testApp: TestApp;
let cleo: Caller;
let oto: Caller;
let cedar: number;
beforeAll(async () => {
  testApp = await openTestApp();
  cleo = await testApp.acme.as('cleo');
  oto = await testApp.acme.as('oto');
  cedar = await idOf('Cedar & Co');
});
afterAll(() => testApp.close());

const idOf = async (name: string): Promise<number> => {
  const filter = `companyName eq '${name}'`;
  const { items } = await cleo.call(customers.getCustomers, { filter });
  return items[0]?.id ?? 0;
};

const namesFor = async (caller: Caller, args: object): Promise<(string | null)[]> => {
  const { items } = await caller.call(customers.getCustomers, args);
  return items.map(({ companyName }) => companyName);
};

describe('the list of customers', () => {
  it('is an empty page for guests [role-020]', async () => {
    const page = await testApp.acme.guest.call(customers.getCustomers);
    expect(page).toEqual({ items: [], totalCount: 0 });
  });

  it('requires a permission from signed-in users', async () => {
    const ravi = await testApp.acme.as('ravi');
    await expect(ravi.call(customers.getCustomers)).rejects.toMatchObject({ status: 403 });
  });

  it('shows staff all customers, newest first', async () => {
    const page = await cleo.call(customers.getCustomers, { maxResultCount: 2 });
    expect(page.totalCount).toBe(51);
    expect(page.items.map(({ code, companyName }) => [code, companyName])).toEqual([
      ['CUS00001', 'Cedar & Co'],
      ['CUS00002', expect.stringContaining('Příliš Žluťoučký Kůň')],
    ]);
  });

  it('shows a customer’s user only their own customer, whatever the request says', async () => {
    const harbour = await idOf('Harbour Homewares');
    expect(await namesFor(oto, {})).toEqual(['Cedar & Co']);
    expect(await namesFor(oto, { customerId: harbour })).toEqual(['Cedar & Co']);
    expect(await namesFor(oto, { filter: `id eq ${harbour}` })).toEqual([]);
  });

  it('serves the picker by number or part of a name [ui-picker-019] [proto-009]', async () => {
    const parts = ['code', 'companyName', 'contactName', 'accountName', 'customerName'];
    const picker = (text: string) =>
      parts.map((part) => `substringof('${text}', tolower(${part}))`).join(' or ');
    expect(await namesFor(cleo, { filter: picker('harbour') })).toEqual(['Harbour Homewares']);
    expect(await namesFor(cleo, { filter: picker('oto berg') })).toEqual(['Cedar & Co']);
    const byNumber = `id eq ${cedar} or ${picker(String(cedar))}`;
    expect(await namesFor(cleo, { filter: byNumber })).toContain('Cedar & Co');
  });

  it('loads one by number or guid [ui-picker-022] [ui-picker-023] [proto-010]', async () => {
    const { items } = await cleo.call(customers.getCustomers, { filter: `id eq ${cedar}` });
    const guid = items[0]?.customerGuid ?? '';
    const filter = `customerGuid eq guid'${guid}'`;
    expect(await cleo.call(customers.getCustomers, { filter })).toEqual({ items, totalCount: 1 });
  });
});

describe('one customer', () => {
  it('is shown in full, to its own users without staff notes, to finance with debts', async () => {
    const seen = await cleo.call(customers.getCustomerForEdit, { id: cedar });
    const own = await oto.call(customers.getCurrentCustomer);
    expect(seen.notes).toMatchObject([{ comment: expect.stringContaining('Dock closes') }]);
    expect(own).toEqual({ ...seen, notes: [], outstandingAmount: expect.any(Number) });
    expect(seen.outstandingAmount).toBeNull();
    expect(seen).toMatchObject({
      code: 'CUS00001',
      isBusiness: true,
      isActive: true,
      accountStatus: 'Active',
      creditLimit: 25_000,
      paymentTerms: 14,
      invoicePeriod: 'Weekly',
      address: { suburb: 'Alexandria', stateCode: 'NSW', countryCode: 'AU' },
    });
  });

  it('is not found for another customer, another tenant, or staff without permission', async () => {
    const harbour = await idOf('Harbour Homewares');
    const other = oto.call(customers.getCustomerForEdit, { id: harbour });
    await expect(other).rejects.toMatchObject({ status: 404 });
    const bea = await testApp.borealis.as('bea');
    const foreign = bea.call(customers.getCustomerForEdit, { id: cedar });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    await expect(cleo.call(customers.getCurrentCustomer)).rejects.toMatchObject({ status: 404 });
  });
});

describe('saving a customer [ui-capability-015]', () => {
  it('gives a new one the next code, Australia and usual terms [val-026] [const-027]', async () => {
    const { id, code, warnings } = await cleo.call(customers.createOrUpdateCustomer, {
      customer: aCustomer(),
    });
    expect({ code, warnings }).toEqual({ code: 'CUS00052', warnings: [] });
    expect(await cleo.call(customers.getCustomerForEdit, { id })).toMatchObject({
      companyName: 'Quill & Sons',
      type: 'Account',
      accountStatus: 'Active',
      abn: '51824753556',
      contact: '02 5550 4411',
      address: { addressLine1: '9 King Street', suburb: 'Newtown', countryCode: 'AU' },
      creditLimit: 1000,
      paymentTerms: 14,
      isInvoicable: true,
    });
  });

  it('applies the default type of the settings to a new one', async () => {
    const typed = async () => {
      const customer = aCustomer({ companyName: 'Untyped', email: null, type: null });
      const { id } = await cleo.call(customers.createOrUpdateCustomer, { customer });
      return (await cleo.call(customers.getCustomerForEdit, { id })).type;
    };
    const ada = await testApp.acme.as('ada');
    const set = (defaultCustomerType: 'Account' | 'PrePaid') =>
      ada.call(updateAllSettings, { customerCode: { defaultCustomerType } });
    await set('PrePaid');
    expect(await typed()).toBe('PrePaid');
    await set('Account');
    expect(await typed()).toBe('Account');
  });

  it('derives the state from suburb and postcode', async () => {
    const address = { addressLine1: '1 Coward Street', suburb: 'mascot', postCode: '2020' };
    const { id } = await cleo.call(customers.createOrUpdateCustomer, {
      customer: aCustomer({ companyName: 'Stateless', email: null, address }),
    });
    const saved = await cleo.call(customers.getCustomerForEdit, { id });
    expect(saved.address).toMatchObject({ suburb: 'mascot', stateCode: 'NSW' });
  });

  it('replaces one, keeps its code, and clears omitted fields', async () => {
    const customer = aCustomer({ companyName: 'Before', email: 'before@quill.example' });
    const made = await cleo.call(customers.createOrUpdateCustomer, { customer });
    const again = { id: made.id, companyName: 'After', accountStatus: 'OnHold' as const };
    const saved = await cleo.call(customers.createOrUpdateCustomer, { customer: again });
    expect(saved).toMatchObject({ id: made.id, customerGuid: made.customerGuid, code: made.code });
    expect(await cleo.call(customers.getCustomerForEdit, { id: made.id })).toMatchObject({
      companyName: 'After',
      accountStatus: 'OnHold',
      isActive: false,
      email: null,
      creditLimit: null,
    });
  });

  it('saves a duplicate e-mail address or name with a warning', async () => {
    const twin = aCustomer({ companyName: 'Twin Pty', email: 'twin@quill.example' });
    const first = await cleo.call(customers.createOrUpdateCustomer, { customer: twin });
    const byMail = await cleo.call(customers.createOrUpdateCustomer, {
      customer: { ...twin, companyName: 'Other', email: 'TWIN@quill.example' },
    });
    const byName = await cleo.call(customers.createOrUpdateCustomer, {
      customer: { ...twin, companyName: 'twin pty', email: null },
    });
    expect([byMail.warnings, byName.warnings]).toEqual([
      [`${first.code} has the same e-mail address.`],
      [`${first.code} has the same company name.`],
    ]);
  });

  it('finds similar customers first: same numbers and addresses, and similar names', async () => {
    const similar = async (args: object) => {
      const { items } = await cleo.call(customers.getSimilarCustomers, args);
      return items.map(({ name, reasons }) => [name, ...reasons]);
    };
    expect(await similar({ companyName: 'The Harbour Homeware Pty Ltd' })).toEqual([
      ['Harbour Homewares', 'SimilarName'],
    ]);
    const { email, contact } = await cleo.call(customers.getCustomerForEdit, { id: cedar });
    expect(await similar({ email: email?.toUpperCase(), contact: `${contact} ` })).toEqual([
      ['Cedar & Co', 'SameEmail', 'SameTelephone'],
    ]);
    expect(await similar({ companyName: 'Zz', email: 'nobody', abn: '12' })).toEqual([]);
    expect(await similar({ companyName: "Nobody'; drop table x --" })).toEqual([]);
    const reply = await oto.send(customers.getSimilarCustomers, { companyName: 'Harbour' });
    expect(reply.status).toBe(403);
  });

  it('names the invalid fields', async () => {
    const wrong = cleo.call(customers.createOrUpdateCustomer, {
      customer: {
        abn: '51824753557',
        acn: '123',
        openingTime: '17:00',
        closingTime: '08:00',
        atiOptIn: true,
      },
    });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      error: {
        code: 1001,
        validationErrors: [
          { members: ['customer.companyName'] },
          { members: ['customer.abn'] },
          { members: ['customer.acn'] },
          { members: ['customer.atiInsuredValue'] },
          { members: ['customer.openingTime', 'customer.closingTime'] },
        ],
      },
    });
  });

  it('rejects a code that another customer has or had', async () => {
    const customer = aCustomer({ code: 'cus00001' });
    const uniqueFields = cleo.call(customers.createOrUpdateCustomer, { customer });
    await expect(uniqueFields).rejects.toMatchObject({
      status: 409,
      error: { message: 'Another customer already has this code.' },
    });
  });

  it('is for staff with the permission', async () => {
    for (const name of ['lena', 'oto']) {
      const caller = await testApp.acme.as(name);
      const refused = caller.call(customers.createOrUpdateCustomer, { customer: aCustomer() });
      await expect(refused).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('notes', () => {
  it('are saved with their author, newest first', async () => {
    const customerId = await idOf('Blue Gum Books');
    const write = (comment: string) =>
      cleo.call(customers.addCustomerNote, { customerId, note: { comment } });
    await write('First');
    await write('Second');
    const { notes } = await cleo.call(customers.getCustomerForEdit, { id: customerId });
    expect(notes).toMatchObject([
      { comment: 'Second', userName: 'Cleo Marsh' },
      { comment: 'First', userName: 'Cleo Marsh' },
    ]);
  });

  it('require a customer and a text', async () => {
    const note = { comment: 'x' };
    const nobody = cleo.call(customers.addCustomerNote, { customerId: 999_999, note });
    await expect(nobody).rejects.toMatchObject({ status: 404 });
    const empty = { customerId: cedar, note: { comment: '  ' } };
    await expect(cleo.call(customers.addCustomerNote, empty)).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['note.comment'] }] },
    });
  });
});

describe('a company’s own administrator', () => {
  it('changes its contact details and nothing else', async () => {
    const before = await oto.call(customers.getCurrentCustomer);
    await oto.call(customers.updateCustomerAccount, {
      id: await idOf('Harbour Homewares'),
      contactName: 'Oto Berg jr',
      email: 'new@cedar.example',
      telephone: '02 5550 9999',
      address: { addressLine1: '15 Bourke Road', suburb: 'Alexandria', postCode: '2015' },
      openDaysOfWeek: [5, 1, 1],
    });
    const after = await oto.call(customers.getCurrentCustomer);
    expect(after).toMatchObject({
      id: before.id,
      companyName: 'Cedar & Co',
      creditLimit: before.creditLimit,
      contactName: 'Oto Berg jr',
      email: 'new@cedar.example',
      contact: '02 5550 9999',
      openDaysOfWeek: [1, 5],
      address: { addressLine1: '15 Bourke Road', stateCode: 'NSW' },
    });
  });

  it('has a permission that the company’s other users do not have', async () => {
    const mia = await testApp.acme.as('mia');
    const refused = mia.call(customers.updateCustomerAccount, {});
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });
});

describe('deleting a customer', () => {
  it('signs out its users and reserves its code [C-18]', async () => {
    const hana = await testApp.acme.as('hana');
    await hana.call(customers.getCurrentCustomer);
    const id = await idOf('Harbour Homewares');
    await testApp.acme.inTransaction(async (db) => {
      const { exposure } = await lockCredit(db, id);
      await changeExposure(db, id, negate(exposure));
    });
    await (await testApp.acme.as('ada')).call(customers.deleteCustomer, { id });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    await expect(hana.call(customers.getCurrentCustomer)).rejects.toMatchObject({ status: 401 });
    const gone = cleo.call(customers.getCustomerForEdit, { id });
    await expect(gone).rejects.toMatchObject({ status: 404 });
    const customer = aCustomer({ code: 'CUS00003' });
    const reused = cleo.call(customers.createOrUpdateCustomer, { customer });
    await expect(reused).rejects.toMatchObject({ status: 409 });
  });

  it('is rejected while a booking is unpaid', async () => {
    const id = await idOf('Northwind Medical');
    await testApp.acme.inTransaction((db) => changeExposure(db, id, minor(1)));
    await expect(cleo.call(customers.deleteCustomer, { id })).rejects.toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('open bookings or unpaid invoices') },
    });
  });
});

describe('fixed lists of customers', () => {
  it('return the API name and the display name', async () => {
    const lists = await Promise.all([
      cleo.call(customers.getCustomersTypes),
      cleo.call(customers.getCustomerBusinessTypes),
      cleo.call(customers.getCustomerStatusTypes),
      cleo.call(customers.getDurationTypes),
    ]);
    expect(lists.map(({ items }) => items.length)).toEqual([4, 7, 5, 6]);
    expect(lists[0].items[1]).toEqual({ name: 'PayAsYouGo', displayName: 'Pay As You Go' });
  });
});

describe('closing a customer', () => {
  it('signs out its users permanently [C-03]', async () => {
    const mia = await testApp.acme.as('mia');
    await mia.call(customers.getCurrentCustomer);
    const closed = { id: cedar, companyName: 'Cedar & Co', accountStatus: 'Closed' as const };
    await cleo.call(customers.createOrUpdateCustomer, { customer: closed });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    await expect(mia.call(customers.getCurrentCustomer)).rejects.toMatchObject({ status: 401 });
  });
});
