import type { AccountingRequest, BooksContact } from '../accounting.ts';
import { call, first, quoted, read } from './xero-call.ts';
import * as shapes from './xero-shapes.ts';

/**
 * `ContactNumber` is our code: it names a contact of another system, and users cannot change it. A
 * contact that the user has under the name is taken; names are unique, so where another of our
 * customers has the name, the code is added.
 */
export async function saveContact(
  request: AccountingRequest,
  contact: BooksContact,
  key: string,
): Promise<string> {
  const known = await contactsWith(request, 'ContactNumber', contact.code);
  if (known[0] !== undefined) return known[0].ContactID;
  const [namesake] = await contactsWith(request, 'Name', contact.name);
  if (namesake !== undefined && !namesake.ContactNumber) {
    const { ContactID } = namesake;
    const body = { Contacts: [{ ContactID, ContactNumber: contact.code }] };
    await call(request, { method: 'POST', path: '/Contacts', body, key });
    return ContactID;
  }
  const name = namesake === undefined ? contact.name : `${contact.name} (${contact.code})`;
  const body = { Contacts: [contactBody({ ...contact, name })] };
  const saved = await call(request, { method: 'PUT', path: '/Contacts', body, key });
  return first(read(shapes.Contacts, saved).Contacts).ContactID;
}

async function contactsWith(
  request: AccountingRequest,
  member: 'ContactNumber' | 'Name',
  value: string,
) {
  const query = { where: `${member}==${quoted(value)}`, summaryOnly: 'true' };
  const { Contacts } = read(shapes.Contacts, await call(request, { path: '/Contacts', query }));
  return Contacts.filter(({ ContactStatus = 'ACTIVE' }) => ContactStatus === 'ACTIVE');
}

const contactBody = (contact: BooksContact) => ({
  ContactNumber: contact.code,
  AccountNumber: contact.code,
  Name: contact.name,
  EmailAddress: contact.email,
  TaxNumber: contact.abn,
  Addresses: [
    {
      AddressType: 'POBOX',
      AddressLine1: contact.addressLine1,
      AddressLine2: contact.addressLine2,
      City: contact.suburb,
      Region: contact.stateCode,
      PostalCode: contact.postCode,
      Country: contact.countryCode,
    },
  ],
  Phones: [{ PhoneType: 'DEFAULT', PhoneNumber: contact.telephone }],
});
