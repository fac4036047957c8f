import { invoiceDayMax } from '@waybill/contract/customers/choices';
import type { CustomerAsked } from '@waybill/contract/customers/inputs';
import type { ValidationError } from '@waybill/contract/problem';
import { isAbn, isAcn } from '@waybill/kernel/business-numbers';
import { fromDecimal } from '@waybill/kernel/money';
import { accountFields, accountFaults } from './account-to-save.ts';
import { given } from './given.ts';
import type { CustomerFields } from './rows.ts';

/** What is wrong with a customer, by the fields as the form sends them. */
export function customerFaults(asked: CustomerAsked): readonly ValidationError[] {
  const names = [asked.companyName, asked.customerName, asked.contactName, asked.accountName];
  const faults: ValidationError[] = [];
  const fault = (field: string, message: string) =>
    faults.push({ message, members: [`customer.${field}`] });
  if (names.every((name) => given(name) === null)) {
    fault('companyName', 'Please enter a company name or a contact name');
  }
  const abn = given(asked.abn);
  if (abn !== null && !isAbn(abn)) fault('abn', 'This is not an ABN: 11 digits with check digits');
  const acn = given(asked.acn);
  if (acn !== null && !isAcn(acn)) fault('acn', 'This is not an ACN: 9 digits with a check digit');
  if (asked.atiOptIn === true && (asked.atiInsuredValue ?? 0) <= 0) {
    fault('atiInsuredValue', 'Please enter the value that every booking is insured for');
  }
  const dayFault = invoiceDayFault(asked);
  if (dayFault !== null) fault('invoiceDay', dayFault);
  return [...faults, ...accountFaults(asked, 'customer.')];
}

function invoiceDayFault({ invoicePeriod, invoiceDay }: CustomerAsked): string | null {
  if (invoiceDay === undefined || invoiceDay === null) return null;
  const max = invoiceDayMax[invoicePeriod ?? 'Weekly'];
  if (max === null) return 'This period has no day: leave it empty';
  return invoiceDay > max ? 'A weekday is 1 (Monday) to 7 (Sunday)' : null;
}

/** A customer as it is kept, with the defaults of decisions C-01, C-03, C-05 and val-026. */
export function customerFields(asked: CustomerAsked): CustomerFields {
  const minorOf = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : fromDecimal(amount);
  return {
    ...accountFields({ ...asked, telephone: asked.contact }),
    type: asked.type ?? 'Account',
    business_type: asked.businessType ?? null,
    account_status: asked.accountStatus ?? (asked.isActive === false ? 'Suspended' : 'Active'),
    customer_name: given(asked.customerName),
    company_name: given(asked.companyName),
    account_name: given(asked.accountName),
    abn: digitsOf(asked.abn),
    acn: digitsOf(asked.acn),
    business_industry: given(asked.businessIndustry),
    years_in_business: asked.yearsInBusiness ?? null,
    customer_source: given(asked.customerSource),
    website: given(asked.businessWebsiteURL),
    account_manager: given(asked.accountManager),
    sales_person: given(asked.salesPerson),
    organization_unit_id: asked.organizationUnitId ?? null,
    can_send_dg: asked.canSendDG ?? false,
    ati_opt_in: asked.atiOptIn ?? false,
    ati_type: asked.atiType ?? (asked.atiOptIn === true ? 'Standard' : null),
    ati_insured_value_minor: minorOf(asked.atiInsuredValue),
    credit_limit_minor: minorOf(asked.creditLimit),
    payment_terms: asked.paymentTerms ?? 14,
    invoice_period: asked.invoicePeriod ?? 'Weekly',
    invoice_day: asked.invoiceDay ?? null,
    invoice_by_email: asked.invoiceByEmail ?? true,
    invoice_grouping: asked.invoiceGrouping ?? 'Customer',
    is_invoicable: asked.isInvoicable ?? true,
    expected_bookings: asked.expectedNoOfBookings ?? null,
    expected_bookings_duration: asked.expectedNoOfBookingsDuration ?? null,
    expected_revenue_minor: minorOf(asked.expectedRevenue),
    expected_revenue_duration: asked.expectedRevenueDuration ?? null,
  };
}

/** Sentences about what looks like a mistake and is saved all the same. */
export const warningsOf = (
  alike: readonly { readonly code: string; readonly same_email: boolean }[],
): readonly string[] =>
  alike.map(({ code, same_email }) =>
    same_email ? `${code} has the same e-mail address.` : `${code} has the same company name.`,
  );

/** Business numbers are kept without the spaces that people group them with. */
export const digitsOf = (number: string | null | undefined): string | null =>
  given(number)?.replaceAll(' ', '') ?? null;
