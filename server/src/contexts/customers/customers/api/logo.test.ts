import * as customers from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOf } from '#testing/files/sample-files.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const uploaded = async (by: Caller, name: string): Promise<string> => {
  const bytes = name.endsWith('.png') ? await sampleOf().png().toBuffer() : Buffer.from('x');
  return (await by.call(uploadAsset, {}, { file: { name, type: 'image/png', bytes } })).fileName;
};
const complaint = (member: string) => ({
  status: 400,
  error: {
    validationErrors: [{ message: 'We could not find this picture', members: [member] }],
  },
});

it('assigns an uploaded logo to a customer', async () => {
  const cleo = await testApp.acme.as('cleo');
  const customerLogo = await uploaded(cleo, 'logo.png');
  const customer = { ...aCustomer(), customerLogo };
  const { id } = await cleo.call(customers.createOrUpdateCustomer, { customer });
  const saved = await cleo.call(customers.getCustomerForEdit, { id });
  expect(saved.customerLogo).toBe(customerLogo);
});

it('accepts a logo only if it is a picture that the caller may see', async () => {
  const [cleo, oto, hana, bea] = await Promise.all([
    testApp.acme.as('cleo'),
    testApp.acme.as('oto'),
    testApp.acme.as('hana'),
    testApp.borealis.as('bea'),
  ]);
  const notPictures = [await uploaded(bea, 'logo.png'), await uploaded(cleo, 'logo.txt')];
  for (const customerLogo of notPictures) {
    const customer = { ...aCustomer(), customerLogo };
    await expect(cleo.call(customers.createOrUpdateCustomer, { customer })).rejects.toMatchObject(
      complaint('customer.customerLogo'),
    );
  }
  const harbours = await uploaded(hana, 'logo.png');
  await expect(
    oto.call(customers.updateCustomerAccount, { customerLogo: harbours }),
  ).rejects.toMatchObject(complaint('customerLogo'));
});
