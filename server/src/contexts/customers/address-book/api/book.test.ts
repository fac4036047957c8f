import * as customers from '@waybill/contract/customers/endpoints';
import { anAddress, aProduct } from '@waybill/contract/customers/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { customerCard, requiredReferences } from '../../public.ts';

let testApp: TestApp;
let cleo: Caller;
let oto: Caller;
let cedar: number;
let harbour: number;
beforeAll(async () => {
  testApp = await openTestApp();
  cleo = await testApp.acme.as('cleo');
  oto = await testApp.acme.as('oto');
  const idOf = async (name: string) => {
    const filter = `companyName eq '${name}'`;
    return (await cleo.call(customers.getCustomers, { filter })).items[0]?.id ?? 0;
  };
  cedar = await idOf('Cedar & Co');
  harbour = await idOf('Harbour Homewares');
});
afterAll(() => testApp.close());

describe('the address book', () => {
  it('returns an empty page to guests [role-021]', async () => {
    const page = await testApp.acme.guest.call(customers.getFrequentAddresses);
    expect(page).toEqual({ items: [], totalCount: 0 });
  });

  it('finds one of five thousand addresses by its name', async () => {
    const all = { customerId: harbour, maxResultCount: 5 };
    expect((await cleo.call(customers.getFrequentAddresses, all)).totalCount).toBe(5000);
    const { items } = await cleo.call(customers.getFrequentAddresses, {
      customerId: harbour,
      filter: 'shop 4321',
    });
    expect(items).toMatchObject([{ nickname: 'Shop 4321', country: 'Australia' }]);
  });

  it("shows a customer's user only their own addresses, whatever the request says", async () => {
    const page = await oto.call(customers.getFrequentAddresses, { customerId: harbour });
    expect(page.totalCount).toBe(25);
    expect(new Set(page.items.map(({ customerId }) => customerId))).toEqual(new Set([cedar]));
  });

  it('adds an address to the customer’s own book and fills in state and country', async () => {
    const { id } = await oto.call(customers.createOrUpdateFrequentAddress, {
      customerId: harbour,
      address: anAddress({ suburb: 'Mascot', postCode: '2020', email: '' }),
    });
    const saved = await oto.call(customers.getFrequentAddressForEdit, { id });
    expect(saved).toEqual({
      id,
      customerId: cedar,
      type: 'Business',
      name: null,
      nickname: 'Shop',
      companyName: 'Petrov Homewares',
      email: null,
      contactName: 'Ana Petrov',
      telephone: null,
      specialInstructions: null,
      addressLine1: '220 Swan Street',
      addressLine2: null,
      addressLine3: null,
      suburb: 'Mascot',
      postCode: '2020',
      state: 'New South Wales',
      stateCode: 'NSW',
      country: 'Australia',
      countryCode: 'AU',
      isActive: true,
      isDefault: false,
    });
  });

  it('keeps one default per type under concurrent requests [C-13]', async () => {
    const query = Array.from({ length: 8 }, (_, i) =>
      cleo.call(customers.createOrUpdateFrequentAddress, {
        customerId: cedar,
        address: anAddress({ nickname: `Default ${i}`, isDefault: true }),
      }),
    );
    await Promise.all(query);
    const { items } = await cleo.call(customers.getFrequentAddresses, {
      customerId: cedar,
      filter: "isDefault eq true and type eq 'Business'",
    });
    expect(items).toHaveLength(1);
  });

  it('replaces and deletes addresses; another customer’s address is not found', async () => {
    const made = await cleo.call(customers.createOrUpdateFrequentAddress, {
      customerId: harbour,
      address: anAddress(),
    });
    const address = { ...anAddress({ nickname: 'Moved' }), id: made.id };
    const stolen = oto.call(customers.createOrUpdateFrequentAddress, { address });
    await expect(stolen).rejects.toMatchObject({ status: 404 });
    const removed = oto.call(customers.deleteFrequentAddress, { id: made.id });
    await expect(removed).rejects.toMatchObject({ status: 404 });
    await cleo.call(customers.createOrUpdateFrequentAddress, { customerId: cedar, address });
    const saved = await cleo.call(customers.getFrequentAddressForEdit, { id: made.id });
    expect(saved).toMatchObject({ nickname: 'Moved', customerId: harbour });
    await cleo.call(customers.deleteFrequentAddress, { id: made.id });
    const gone = cleo.call(customers.getFrequentAddressForEdit, { id: made.id });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('requires staff to name the customer, and names empty fields', async () => {
    const nobody = cleo.call(customers.createOrUpdateFrequentAddress, { address: anAddress() });
    await expect(nobody).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['customerId'] }] },
    });
    const empty = cleo.call(customers.createOrUpdateFrequentAddress, {
      customerId: cedar,
      address: anAddress({ suburb: ' ', email: 'nobody' }),
    });
    await expect(empty).rejects.toMatchObject({
      error: {
        validationErrors: [{ members: ['address.email'] }, { members: ['address.suburb'] }],
      },
    });
    const gone = cleo.call(customers.createOrUpdateFrequentAddress, {
      customerId: 999_999,
      address: anAddress(),
    });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });
});

describe('products', () => {
  it('are an empty page for guests [role-023]', async () => {
    const page = await testApp.acme.guest.call(customers.getProducts);
    expect(page).toEqual({ items: [], totalCount: 0 });
  });

  it('keep the measures as entered', async () => {
    const handling = { turning: 'Upright' as const, isFragile: true };
    const measured = { length: { value: 15.75, unit: 'in' }, isDangerousGood: true };
    const product = aProduct({ ...measured, ...handling });
    const { id } = await oto.call(customers.createOrUpdateProduct, { product });
    expect(await oto.call(customers.getProductForEdit, { id })).toEqual({
      ...product,
      id,
      customerId: cedar,
      dangerousGoodsCategoryId: null,
      dangerousGoodsCategoryName: null,
      description: null,
      isActive: true,
    });
    const renamed = { ...product, id, name: 'Renamed' };
    await oto.call(customers.createOrUpdateProduct, { product: renamed });
    const { items } = await oto.call(customers.getProducts, { filter: 'renamed' });
    expect(items.map((item) => item.id)).toEqual([id]);
    await oto.call(customers.deleteProduct, { id });
    const gone = oto.call(customers.getProductForEdit, { id });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('have codes that are unique within a customer', async () => {
    const product = aProduct({ productCode: 'ced-lamp' });
    const uniqueFields = oto.call(customers.createOrUpdateProduct, { product });
    await expect(uniqueFields).rejects.toMatchObject({
      status: 409,
      error: { message: 'Another product already has this code.' },
    });
    await cleo.call(customers.createOrUpdateProduct, { customerId: harbour, product });
  });

  it('reject invalid units', async () => {
    const product = { ...aProduct(), weight: { value: -1, unit: 'stone' } };
    const reply = await oto.send(customers.createOrUpdateProduct, { product });
    expect(reply.status).toBe(400);
    const { error } = JSON.parse(reply.body) as { error: { validationErrors: object[] } };
    expect(error.validationErrors).toMatchObject([
      { members: ['product.weight.value'] },
      { members: ['product.weight.unit'] },
    ]);
  });
});

describe('cost centers', () => {
  it('have one default and unique codes [C-14]', async () => {
    const costCenter = { code: 'PER', name: 'Perth', isDefault: true };
    const { id } = await oto.call(customers.createOrUpdateCostCenter, { costCenter });
    const { items } = await oto.call(customers.getCostCenters, { sorting: 'code' });
    expect(items.map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ['MEL', false],
      ['PER', true],
      ['SYD', false],
    ]);
    const uniqueFields = oto.call(customers.createOrUpdateCostCenter, {
      costCenter: { code: 'per', name: 'Again' },
    });
    await expect(uniqueFields).rejects.toMatchObject({ status: 409 });
    const renamed = { ...costCenter, id, name: 'Fremantle' };
    await oto.call(customers.createOrUpdateCostCenter, { costCenter: renamed });
    const saved = await oto.call(customers.getCostCenterForEdit, { id });
    expect(saved).toEqual({ ...renamed, customerId: cedar, isActive: true });
    await oto.call(customers.deleteCostCenter, { id });
    const gone = oto.call(customers.getCostCenterForEdit, { id });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('can be maintained by the company’s administrator', async () => {
    const mia = await testApp.acme.as('mia');
    const refused = mia.call(customers.createOrUpdateCostCenter, {
      costCenter: { code: 'X', name: 'X' },
    });
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });
});

describe('references', () => {
  it('require a name of at least one character [val-020]', async () => {
    const empty = oto.call(customers.createOrUpdateReference, { reference: { name: '' } });
    await expect(empty).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['reference.name'] }] },
    });
  });

  it('are added, replaced, listed and deleted', async () => {
    const reference = { name: 'Project', isRequired: true };
    const { id } = await oto.call(customers.createOrUpdateReference, { reference });
    const duplicates = oto.call(customers.createOrUpdateReference, { reference });
    await expect(duplicates).rejects.toMatchObject({ status: 409 });
    await oto.call(customers.createOrUpdateReference, {
      reference: { ...reference, id, description: 'Which one' },
    });
    expect(await oto.call(customers.getReferenceForEdit, { id })).toEqual({
      id,
      customerId: cedar,
      name: 'Project',
      description: 'Which one',
      isRequired: true,
      isActive: true,
      displayOnInvoice: false,
    });
    const { items } = await oto.call(customers.getReferences, { sorting: 'name' });
    expect(items.map(({ name }) => name)).toEqual(['Order number', 'Project']);
    await oto.call(customers.deleteReference, { id });
    const gone = oto.call(customers.getReferenceForEdit, { id });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });
});

describe('settings', () => {
  const settings = {
    costCenterSettings: { isEnable: false, isRequired: true },
    referenceSettings: { isEnable: true, isRequired: true },
    bookingSettings: { atl: false, notification: true },
  };

  it('are saved, and required has no effect unless enabled [C-14]', async () => {
    await oto.call(customers.updateAllSettings, settings);
    expect(await oto.call(customers.getAllSettings)).toEqual(settings);
    const saved = await testApp.acme.inTransaction(async (db) => {
      const card = await customerCard(db, cedar);
      return card && { ...card.bookingSettings, required: await requiredReferences(db, card) };
    });
    expect(saved).toEqual({
      costCenter: { isEnable: false, isRequired: false },
      reference: { isEnable: true, isRequired: true },
      required: [],
      atl: false,
      notification: true,
    });
  });

  it('return 404 for an unknown customer', async () => {
    const gone = { customerId: 999_999 };
    const read = cleo.call(customers.getAllSettings, gone);
    await expect(read).rejects.toMatchObject({ status: 404 });
    const write = cleo.call(customers.updateAllSettings, { ...gone, ...settings });
    await expect(write).rejects.toMatchObject({ status: 404 });
  });
});
