import { type Message, sentence } from '@waybill/contract/sentence';
import { invoiceDayMax } from '@waybill/contract/customers/customers/choices';
import type { CustomerInput } from '@waybill/contract/customers/customers/inputs';
import type { Complaint } from '@waybill/contract/problem';
import { isAbn, isAcn } from '@waybill/kernel/business-numbers';
import { fromDecimal } from '@waybill/kernel/money';
import { accountFields, accountFaults } from './account-to-save.ts';
import { inputValue } from './inputs.ts';
import type { CustomerFields } from './rows.ts';

/** Returns the faults of a customer, by the fields as the form sends them. */
export function customerFaults(query: CustomerInput): readonly Complaint[] {
  const names = [query.companyName, query.customerName, query.contactName, query.accountName];
  const faults: Complaint[] = [];
  const fault = (field: string, message: string) =>
    faults.push({ message, members: [`customer.${field}`] });
  if (names.every((name) => inputValue(name) === null)) {
    fault('companyName', 'Please enter a company or contact name');
  }
  const abn = inputValue(query.abn);
  if (abn !== null && !isAbn(abn)) fault('abn', 'This is not an ABN: 11 digits with check digits');
  const acn = inputValue(query.acn);
  if (acn !== null && !isAcn(acn)) fault('acn', 'This is not an ACN: 9 digits with a check digit');
  if (query.atiOptIn === true && (query.atiInsuredValue ?? 0) <= 0) {
    fault('atiInsuredValue', 'Please enter the value that every booking is insured for');
  }
  const dayFault = invoiceDayFault(query);
  if (dayFault !== null) fault('invoiceDay', dayFault);
  return [...faults, ...accountFaults(query, 'customer.')];
}

function invoiceDayFault({ invoicePeriod, invoiceDay }: CustomerInput): string | null {
  if (invoiceDay === undefined || invoiceDay === null) return null;
  const max = invoiceDayMax[invoicePeriod ?? 'Weekly'];
  if (max === null) return 'This billing period has no invoice day. Leave it blank.';
  return invoiceDay > max ? 'A weekday is 1 (Monday) to 7 (Sunday)' : null;
}

/** Returns a customer to store, with the defaults of decisions C-01, C-03, C-05 and val-026. */
export function customerFields(query: CustomerInput): CustomerFields {
  const minorOf = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : fromDecimal(amount);
  return {
    ...accountFields({ ...query, telephone: query.contact }),
    type: query.type ?? 'Account',
    business_type: query.businessType ?? null,
    account_status: query.accountStatus ?? (query.isActive === false ? 'Suspended' : 'Active'),
    customer_name: inputValue(query.customerName),
    company_name: inputValue(query.companyName),
    account_name: inputValue(query.accountName),
    abn: digitsOf(query.abn),
    acn: digitsOf(query.acn),
    business_industry: inputValue(query.businessIndustry),
    years_in_business: query.yearsInBusiness ?? null,
    customer_source: inputValue(query.customerSource),
    website: inputValue(query.businessWebsiteURL),
    account_manager: inputValue(query.accountManager),
    sales_person: inputValue(query.salesPerson),
    organization_unit_id: query.organizationUnitId ?? null,
    can_send_dg: query.canSendDG ?? false,
    ati_opt_in: query.atiOptIn ?? false,
    ati_type: query.atiType ?? (query.atiOptIn === true ? 'Standard' : null),
    ati_insured_value_minor: minorOf(query.atiInsuredValue),
    credit_limit_minor: minorOf(query.creditLimit),
    payment_terms: query.paymentTerms ?? 14,
    invoice_period: query.invoicePeriod ?? 'Weekly',
    invoice_day: query.invoiceDay ?? null,
    invoice_by_email: query.invoiceByEmail ?? true,
    invoice_grouping: query.invoiceGrouping ?? 'Customer',
    is_invoicable: query.isInvoicable ?? true,
    expected_bookings: query.expectedNoOfBookings ?? null,
    expected_bookings_duration: query.expectedNoOfBookingsDuration ?? null,
    expected_revenue_minor: minorOf(query.expectedRevenue),
    expected_revenue_duration: query.expectedRevenueDuration ?? null,
    custom: query.customFields ?? null,
  };
}

/** Returns warnings about likely mistakes that do not prevent saving. */
export const warningsOf = (
  alike: readonly { readonly code: string; readonly same_email: boolean }[],
): readonly Message[] =>
  alike.map(({ code, same_email }) =>
    same_email
      ? `${code} has the same e-mail address.`
      : sentence('{name} has the same company name.', { name: code }),
  );

/** Business numbers are stored without the spaces used for grouping. */
export const digitsOf = (number: string | null | undefined): string | null =>
  inputValue(number)?.replaceAll(' ', '') ?? null;
