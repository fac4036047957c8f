import {
  addressList,
  customerList,
  productList,
} from '@waybill/contract/customers/customers/imports';
import { type ListKind, templateOf } from '#shell/imports/list-kind.ts';

const placeWords = {
  addressLine1: 'Street',
  addressLine2: 'Street, line 2',
  addressLine3: 'Street, line 3',
  suburb: 'Suburb',
  postCode: 'Postcode',
  stateCode: 'State',
  countryCode: 'Country code',
} as const;

export const customerKind: ListKind = {
  list: customerList,
  one: 'customer',
  many: 'customers',
  match: 'A row with a known code updates that customer; a row without one adds a customer.',
  words: {
    code: 'Code',
    companyName: 'Company',
    customerName: 'Customer name',
    contactName: 'Contact',
    accountName: 'Account name',
    type: 'Type',
    businessType: 'Business type',
    accountStatus: 'Status',
    email: 'E-mail',
    bookingEmail: 'E-mail for bookings',
    telephone: 'Telephone',
    mobile: 'Mobile',
    ...placeWords,
    abn: 'ABN',
    acn: 'ACN',
    creditLimit: 'Credit limit',
    paymentTerms: 'Payment terms',
    invoicePeriod: 'Invoiced',
    accountManager: 'Account manager',
    salesPerson: 'Sales person',
    businessIndustry: 'Industry',
    businessWebsiteURL: 'Website',
    specialInstructions: 'Instructions',
    canSendDG: 'Dangerous goods',
  },
  template: templateOf(
    'code,companyName,contactName,type,accountStatus,email,telephone,addressLine1,suburb,' +
      'postCode,stateCode,abn,creditLimit,paymentTerms,invoicePeriod,accountManager',
    ',Petrov Homewares,Ana Petrov,Account,Active,accounts@petrov.example,03 5550 0100,' +
      '220 Swan Street,Richmond,3121,VIC,51 824 753 556,5000.00,14,Weekly,Cleo Marsh',
  ),
};

export const addressKind: ListKind = {
  list: addressList,
  one: 'address',
  many: 'addresses',
  match: 'Addresses with the same nickname, or the same company and street, are updated.',
  words: {
    nickname: 'Nickname',
    companyName: 'Company',
    contactName: 'Contact',
    email: 'E-mail',
    telephone: 'Telephone',
    ...placeWords,
    type: 'Business or Residential',
    specialInstructions: 'Instructions',
  },
  template: templateOf(
    Object.keys(addressList.columns).join(','),
    'Shop,Petrov Homewares,Ana Petrov,ana@petrov.example,03 5550 0100,220 Swan Street,,,Richmond,' +
      '3121,VIC,AU,Business,Ring the bell',
  ),
};

export const productKind: ListKind = {
  list: productList,
  one: 'product',
  many: 'products',
  match: 'A product with the same code is updated.',
  words: {
    productCode: 'Code',
    name: 'Name',
    description: 'Description',
    packageType: 'Package type',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight',
    units: 'Units, e.g. cm kg',
    isDangerousGood: 'Dangerous goods',
    turning: 'In the box: Any, Upright or None',
    isFragile: 'Fragile: nothing on top',
  },
  template: templateOf(
    Object.keys(productList.columns).join(','),
    'LAMP-1,Table lamp,Six to a carton,Carton,40,30,20.5,3.2,cm kg,no,Upright,yes',
  ),
};
