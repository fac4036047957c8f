import { wordsOf } from '@waybill/contract/customers/customers/choices';
import { formatAbn, formatAcn } from '@waybill/kernel/business-numbers';
import { AssetPicture } from '#contexts/records/links/AssetPicture.tsx';
import { useFormats } from '#shell/formats.ts';
import { customDetails, useCustomFields } from '#contexts/records/links/custom-fields.tsx';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { addressText } from '../../address-book/address-text.ts';
import { dayNames, invoiceDayText, termsText } from '../choices.ts';
import type { CustomerDetailData } from '../form/customer-values.ts';
import { BookingTiles } from '../../settings/BookingTiles.tsx';
import { CreditBar } from '../../credit/CreditBar.tsx';
import { CustomerYear } from './CustomerYear.tsx';
import { MailAddress } from '../../parts/MailAddress.tsx';
import { Notes } from './Notes.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { writeTime } from '#ui/plain-time.ts';

/** The key details of a customer. */
export function Overview({ customer }: { readonly customer: CustomerDetailData }) {
  const may = useMay();
  const t = useTranslate();
  const { data: session } = useSession();
  return (
    <div className="grid gap-4">
      {may('Booking.View') && <BookingTiles customerId={customer.id} />}
      {may('Booking.View') && session?.isCustomer === false && <CustomerYear customer={customer} />}
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <div className="grid gap-4">
          <Panel title="Contact">
            {customer.customerLogo !== null && (
              <div className="mb-4">
                <AssetPicture
                  assetId={customer.customerLogo}
                  alt={t('Logo of {name}', { name: customer.code })}
                />
              </div>
            )}
            <ContactDetails customer={customer} />
          </Panel>
          {session?.isCustomer === false && <Notes customer={customer} />}
        </div>
        <Panel title="Account">
          <div className="grid gap-4">
            <CreditBar limit={customer.creditLimit} used={customer.creditExposure} />
            <AccountDetails customer={customer} />
          </div>
        </Panel>
      </div>
    </div>
  );
}

const copyable = (text: string | null) => text && <Copyable text={text} />;

const mailable = (text: string | null) => text && <MailAddress address={text} />;

function ContactDetails({ customer }: { readonly customer: CustomerDetailData }) {
  const custom = useCustomFields('customer-fields');
  const spoken = useLabel();
  const { openDaysOfWeek: days, openingTime, closingTime } = customer;
  const { language } = useFormats();
  const hours = [openingTime, closingTime]
    .flatMap((time) => (time === null ? [] : [writeTime(time, language)]))
    .join('–');
  const open = [days.map((day) => spoken(dayNames[day] ?? '')).join(', '), hours].filter(
    (part) => part !== '',
  );
  return (
    <KeyValueList
      details={[
        { label: 'Contact', value: customer.contactName },
        { label: 'Telephone', value: copyable(customer.contact) },
        { label: 'E-mail', value: mailable(customer.email) },
        { label: 'Mobile', value: copyable(customer.mobile) },
        { label: 'E-mail for bookings', value: mailable(customer.bookingEmail) },
        { label: 'Website', value: customer.businessWebsiteURL },
        { label: 'Address', value: addressText(customer.address) },
        { label: 'Opening hours', value: open.join(' · ') },
        { label: 'Instructions', value: customer.specialInstructions },
        ...customDetails(custom, customer),
      ]}
    />
  );
}

function AccountDetails({ customer }: { readonly customer: CustomerDetailData }) {
  const t = useTranslate();
  const spoken = useLabel();
  const { date, money } = useFormats();
  const { abn, acn, businessType, atiOptIn, atiInsuredValue, lastBookingDate } = customer;
  return (
    <KeyValueList
      details={[
        ...(customer.outstandingAmount === null
          ? []
          : [{ label: 'Outstanding', value: money(customer.outstandingAmount) }]),
        { label: 'Terms', value: termsText(customer.paymentTerms, t) },
        {
          label: 'Invoiced',
          value: customer.isInvoicable
            ? t('{period}, one for each {what}', {
                period: [
                  spoken(wordsOf(customer.invoicePeriod)),
                  invoiceDayText(customer.invoicePeriod, customer.invoiceDay, t),
                ]
                  .filter((text) => text !== '')
                  .join(', '),
                what: spoken(wordsOf(customer.invoiceGrouping).toLowerCase()),
              })
            : t('Excluded from billing runs'),
        },
        {
          label: 'Invoices by e-mail',
          value: customer.invoiceByEmail ? t('When issued') : t('No'),
        },
        { label: 'Business type', value: businessType && spoken(wordsOf(businessType)) },
        { label: 'ABN', value: abn && <Copyable text={formatAbn(abn)} /> },
        ...(acn ? [{ label: 'ACN', value: <Copyable text={formatAcn(acn)} /> }] : []),
        {
          label: 'Insurance',
          value: atiOptIn
            ? t('Every booking, {amount}', { amount: money(atiInsuredValue ?? 0) })
            : t('By booking'),
        },
        {
          label: 'Dangerous goods',
          value: customer.canSendDG ? t('Allowed') : t('Not allowed'),
        },
        { label: 'Account manager', value: customer.accountManager },
        { label: 'Sales person', value: customer.salesPerson },
        { label: 'Last booking', value: lastBookingDate && date(lastBookingDate) },
        { label: 'Customer since', value: date(customer.dateOfRegistration) },
      ]}
    />
  );
}
