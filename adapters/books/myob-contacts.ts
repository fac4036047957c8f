import type { AccountingRequest, BooksContact } from '../accounting.ts';
import { call, quoted, read } from './myob-call.ts';
import { codeOf } from './myob-numbers.ts';
import * as shapes from './myob-shapes.ts';

/**
 * Customers and suppliers are apart in MYOB. `DisplayID`, the card ID, is our code, or stands for
 * it if that is too long.
 */
export async function saveContact(
  request: AccountingRequest,
  contact: BooksContact,
): Promise<string> {
  const path = `/Contact/${contact.kind}`;
  const DisplayID = codeOf(contact.code);
  const query = { $filter: `DisplayID eq ${quoted(DisplayID)}` };
  const [known] = read(shapes.Contacts, await call(request, { path, query })).Items;
  if (known !== undefined) return known.UID;
  const body = { ...cardOf(contact), DisplayID, ...detailsOf(contact) };
  return read(shapes.Contact, await call(request, { method: 'POST', path, body })).UID;
}

const cardOf = (contact: BooksContact) => ({
  CompanyName: contact.name.slice(0, 50),
  IsIndividual: false,
  IsActive: true,
  Addresses: [
    {
      Location: 1,
      Street: [contact.addressLine1, contact.addressLine2].join('\n').trim().slice(0, 255),
      City: contact.suburb,
      State: contact.stateCode,
      PostCode: contact.postCode,
      Country: contact.countryCode,
      Phone1: contact.telephone,
      Email: contact.email,
    },
  ],
});

function detailsOf({ kind, abn: ABN, taxKey }: BooksContact) {
  const TaxCode = { UID: taxKey };
  const tax = { ABN, TaxCode, FreightTaxCode: TaxCode };
  return kind === 'Customer'
    ? { SellingDetails: { SaleLayout: 'Service', ...tax } }
    : { BuyingDetails: { PurchaseLayout: 'Service', ...tax } };
}
