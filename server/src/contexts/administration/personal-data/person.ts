import type { Person } from '@waybill/contract/administration/personal-data/endpoints';
import { administrationProblems } from '@waybill/contract/administration/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { contactOf } from '#contexts/customers/public.ts';
import { accountOf } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

/** The texts and records that identify a person. */
export type Known = {
  readonly title: string;
  /** Texts that identify the person uniquely. */
  readonly marks: readonly string[];
  /** Texts that others may share: searched only in rows that also belong to the person. */
  readonly names: readonly string[];
  readonly account: {
    readonly id: number;
    readonly guid: string;
    readonly pictureId: string | null;
  } | null;
  readonly customerId: number | null;
};

/** A telephone number is unique from this many characters on: a shorter one is an extension. */
const phoneLengthMin = 8;

/** @throws {Problem} PersonNotFound, NotValid on the member that is missing */
export async function personOf(db: TenantDb, person: Person): Promise<Known> {
  const { subject, userId, customerId, email } = person;
  const { PersonNotFound } = administrationProblems;
  if (subject === 'User') {
    const id = needed('userId', userId);
    const user = found(await accountOf(db, id), PersonNotFound);
    const name = `${user.name} ${user.surname}`.trim();
    // A full name that no other user has is as unique as an address.
    const isAlone = name.includes(' ') && !user.hasNamesake;
    return {
      title: name,
      marks: [...marksOf([user.email], [user.phone]), ...(isAlone ? [name] : [])],
      names: [name],
      account: { id, guid: user.guid, pictureId: user.pictureId },
      customerId: null,
    };
  }
  if (subject === 'CustomerContact') {
    const id = needed('customerId', customerId);
    const contact = found(await contactOf(db, id), PersonNotFound);
    const name = contact.contactName ?? '';
    return {
      title: name || (contact.emails[0] ?? ''),
      marks: marksOf(contact.emails, contact.phones),
      names: name.includes(' ') ? [name] : [],
      account: null,
      customerId: id,
    };
  }
  const address = needed('email', email);
  return { title: address, marks: [address], names: [], account: null, customerId: null };
}

function needed<T>(member: string, value: T | undefined): T {
  if (value !== undefined) return value;
  throw notValidField(member, 'Please say whom you mean');
}

const marksOf = (
  emails: readonly (string | null)[],
  phones: readonly (string | null)[],
): readonly string[] => [
  ...new Set(
    [...emails, ...phones.filter((phone) => (phone ?? '').length >= phoneLengthMin)].flatMap(
      (mark) => mark?.trim() || [],
    ),
  ),
];
