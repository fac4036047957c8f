import {
  type RuleAction,
  ruleActions,
  type RuleMember,
  ruleMembers,
  type RuleOperator,
  ruleOperators,
} from '@waybill/contract/shops/lifecycle';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

const memberWord: Readonly<Record<RuleMember, PlatformText>> = {
  Weight: 'Weight in kg',
  Price: 'Order value',
  Pieces: 'Pieces',
  PostCode: 'Delivery postcode',
  State: 'Delivery state',
  Country: 'Delivery country',
  Sku: 'SKU of an item',
  ShippingMethod: 'Chosen by the buyer',
};

const operatorWord: Readonly<Record<RuleOperator, PlatformText>> = {
  Is: 'is',
  StartsWith: 'starts with',
  Contains: 'contains',
  AtLeast: 'at least',
  AtMost: 'at most',
};

export const actionWord: Readonly<Record<RuleAction, PlatformText>> = {
  Service: 'Use this service',
  PackApart: 'Pack each piece by itself',
  BookApart: 'Book each parcel by itself',
  DoNotShip: 'Do not ship',
};

export const memberOptions = ruleMembers.map((value) => ({ value, label: memberWord[value] }));
export const operatorOptions = ruleOperators.map((value) => ({
  value,
  label: operatorWord[value],
}));
export const actionOptions = ruleActions.map((value) => ({ value, label: actionWord[value] }));
