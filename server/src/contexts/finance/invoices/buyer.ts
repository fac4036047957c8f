import type { CustomerCard } from '#contexts/customers/public.ts';
import type { BilledCustomer } from '@waybill/contract/finance/shapes';
import type { z } from 'zod';
import type { Party } from './domain/party.ts';

/** Returns the customer as an invoice stores it. */
export const buyerOf = (card: CustomerCard): Party => ({
  name: card.companyName ?? card.customerName ?? card.contactName ?? card.accountName ?? '',
  abn: card.abn ?? '',
  lines: [
    card.address.addressLine1,
    card.address.addressLine2,
    card.address.addressLine3,
    [card.address.suburb, card.address.stateCode, card.address.postCode]
      .filter((part) => part !== null && part !== '')
      .join(' '),
  ].flatMap((line) => (line === null || line === '' ? [] : [line])),
  email: card.email ?? '',
  phone: card.telephone ?? '',
});

/** Returns the customer for lists and statements. */
export const billedCustomerOf = (card: CustomerCard): z.input<typeof BilledCustomer> => ({
  id: card.id,
  code: card.code,
  displayName: card.displayName,
  customerName: card.customerName,
  companyName: card.companyName,
  contactName: card.contactName,
  email: card.email,
});
