import {
  invoiceDayMax,
  invoiceGroupings,
  type InvoicePeriod,
  invoicePeriods,
} from '@waybill/contract/customers/customers/choices';
import { useWatch } from 'react-hook-form';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField, type SelectOption } from '#ui/form/SelectField.tsx';
import { choicesOf, weekdayNames } from '../choices.ts';
import type { CustomerValues } from './customer-values.ts';
import { FieldGrid } from './FieldGrid.tsx';

const dayOfMonthHelp =
  'The invoice covers deliveries up to the day before. In shorter months, the last day is used.';

/** The billing period, the split into invoices, and whether they are e-mailed. */
export function BillingFields() {
  const t = useTranslate();
  const period = useWatch<CustomerValues>({ name: 'customer.invoicePeriod' }) as InvoicePeriod;
  const isPerBooking = period === 'PerBooking';
  return (
    <FieldGrid legend="Billing">
      <SelectField<CustomerValues>
        name="customer.invoicePeriod"
        label="Billing period"
        help={
          isPerBooking
            ? 'Each booking is invoiced by itself the day after it is delivered.'
            : 'Billing runs select the customer by default once its period has ended.'
        }
        options={choicesOf(invoicePeriods)}
        rules={{ required: true }}
      />
      <DayField period={period} t={t} />
      {!isPerBooking && (
        <SelectField<CustomerValues>
          name="customer.invoiceGrouping"
          label="One invoice per"
          help="How the freight of a billing period is divided into invoices."
          options={choicesOf(invoiceGroupings)}
        />
      )}
      <CheckboxField<CustomerValues>
        name="customer.isInvoicable"
        label="Include this customer in billing runs"
      />
      <CheckboxField<CustomerValues>
        name="customer.invoiceByEmail"
        label="E-mail invoices when they are issued"
      />
    </FieldGrid>
  );
}

function DayField({ period, t }: { readonly period: InvoicePeriod; readonly t: Translate }) {
  const max = invoiceDayMax[period];
  if (max === null) return <span className="max-sm:hidden" />;
  return (
    <SelectField<CustomerValues>
      key={max}
      name="customer.invoiceDay"
      label="Invoice day"
      help={max === 7 ? 'The invoice covers deliveries up to the day before.' : dayOfMonthHelp}
      placeholder={max === 7 ? 'Monday' : 'First of the month'}
      options={max === 7 ? weekdays : daysOfMonth(t)}
    />
  );
}

/** The empty option means the first of them. */
const weekdays: readonly SelectOption[] = weekdayNames
  .map((label, at) => ({ value: at + 1, label }))
  .slice(1);

const daysOfMonth = (t: Translate): readonly SelectOption[] =>
  Array.from({ length: 30 }, (_, at) => ({
    value: at + 2,
    label: t('Day {day}', { day: String(at + 2) }),
  }));
