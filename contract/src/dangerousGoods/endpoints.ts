import { z } from 'zod';
import { carriersProblems } from '../carriers/problems.ts';
import { customersProblems } from '../customers/problems.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../shared/page.ts';
import {
  CustomerDangerousGoods,
  CustomerDangerousGoodsToSave,
  DangerousGoodsCarrier,
  DangerousGoodsCategory,
  DangerousGoodsUNCode,
  DangerousGoodsUNSource,
  EmergencyContact,
  EmergencyContactToSave,
  HazardClass,
} from './shapes.ts';

export const getDangerousGoodsCategories = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsCategories',
  access: 'guest',
  summary: 'The nine classes of dangerous goods with their divisions.',
  output: itemsOf(DangerousGoodsCategory),
});

export const getDangerousGoodsUNCodes = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsUNCodes',
  access: 'guest',
  summary: 'The UN numbers of goods that are often sent; check before relying on them.',
  input: z.object(listInput),
  output: pageOf(DangerousGoodsUNCode),
});

export const getDangerousGoodsUNSources = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsUNSources',
  access: 'guest',
  summary: 'Where the UN list is from and since when; all tenants of the installation share it.',
  output: itemsOf(DangerousGoodsUNSource),
});

export const createOrUpdateCustomerDangerousGoods = endpoint({
  method: 'POST',
  path: '/api/booking/CustomerDangerousGoods/CreateOrUpdateCustomerDangerousGoods',
  access: 'Customer.Edit',
  summary: 'A customer may send exactly these dangerous goods; an empty list allows all.',
  input: z.object({
    customerId: Id,
    dangerousGoods: z.array(CustomerDangerousGoodsToSave).max(500),
  }),
  output: z.null(),
  problems: [customersProblems.CustomerNotFound],
});

export const getCustomerDangerousGoods = endpoint({
  path: '/api/booking/CustomerDangerousGoods/GetCustomerDangerousGoods',
  access: 'Customer.View',
  summary: 'The dangerous goods that a customer may send; none listed means all.',
  input: z.object({ customerId: Id, ...listInput }),
  output: pageOf(CustomerDangerousGoods),
});

// Who carries them

export const getDangerousGoodsCarriers = endpoint({
  path: '/api/booking/DangerousGoodsCarrier/GetDangerousGoodsCarriers',
  access: 'Customer.Edit',
  summary:
    'Which classes of dangerous goods each carrier account takes, of anybody or of a customer.',
  input: z.object({ customerId: Id.optional() }),
  output: itemsOf(DangerousGoodsCarrier),
  problems: [customersProblems.CustomerNotFound],
});

export const saveDangerousGoodsCarrier = endpoint({
  method: 'POST',
  path: '/api/booking/DangerousGoodsCarrier/SaveDangerousGoodsCarrier',
  access: 'Customer.Edit',
  summary:
    'A carrier account takes exactly these classes of anybody; with a customer, of its goods. ' +
    'Null takes of the customer what it takes of anybody.',
  input: z.object({
    carrierAccountId: Id,
    customerId: Id.optional(),
    classes: z.array(HazardClass).nullable(),
  }),
  output: z.null(),
  problems: [customersProblems.CustomerNotFound, carriersProblems.CarrierAccountNotFound],
});

export const getEmergencyContact = endpoint({
  path: '/api/booking/DangerousGoodsCarrier/GetEmergencyContact',
  access: 'Customer.Edit',
  summary: 'Who answers at any hour for dangerous goods; nobody where none is named.',
  output: z.object({ contact: EmergencyContact.nullable() }),
});

export const saveEmergencyContact = endpoint({
  method: 'POST',
  path: '/api/booking/DangerousGoodsCarrier/SaveEmergencyContact',
  access: 'Customer.Edit',
  summary: 'Names who answers at any hour; without one no dangerous goods are booked.',
  input: z.object({ contact: EmergencyContactToSave }),
  output: z.null(),
});
