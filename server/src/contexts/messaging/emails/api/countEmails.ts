import * as contract from '@waybill/contract/messaging/endpoints';
import { customersOf } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { planOf } from '../../notifications/domain/plan.ts';
import { contactsOfCustomer, emailFlagsOf } from '../../notifications/rules/finance.ts';
import { rules, wishesOf } from '../../notifications/sql.ts';

export const countEmails = handle(contract.countEmails, async ({ input, db }) => {
  const { event, customerids: ids } = input;
  const cards = await customersOf(db, [...new Set(ids)]);
  const ruled = await rules(db);
  const items: { customerid: number; preferred: number; always: number }[] = [];
  for (const [customerid, card] of cards) {
    const { contacts, people } = await contactsOfCustomer(db, customerid);
    const wishes = await wishesOf(
      db,
      people.map(({ userId }) => userId),
    );
    const count = (choice: 'CustomerPreference' | 'Always') => {
      const flags = emailFlagsOf(choice, event !== 'InvoiceIssued' || card.invoiceByEmail);
      return planOf({ event, contacts, people, ...flags }, ruled, wishes).emails.length;
    };
    items.push({ customerid, preferred: count('CustomerPreference'), always: count('Always') });
  }
  return { items };
});
