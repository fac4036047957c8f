import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useIdParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { baseWords, type FeeItem, methodWords, rateText } from './fee-labels.ts';
import { FeeCurve } from './FeeCurve.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';
import { spacedWord } from '../payments/payment-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import { later } from '#ui/later.ts';
import { useFee } from './calls.ts';
import { cx } from '#ui/cx.ts';

const FeeDrawer = later(async () => (await import('./FeeDrawer.tsx')).FeeDrawer);
const AssignDrawer = later(async () => (await import('./AssignDrawer.tsx')).AssignDrawer);

/** A fee: its amounts, and the agreements of single customers. */
export function FeePage() {
  const query = useFee(useIdParam());
  return (
    <Awaited query={query} permission="Finance.Fees">
      {({ fee }) => <Loaded fee={fee} />}
    </Awaited>
  );
}

function Loaded({ fee }: { readonly fee: FeeItem }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'fee' | 'customer' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeading
        title={fee.name}
        breadcrumb={[{ label: 'Fees', href: paths.fees() }, { label: fee.name }]}
        aside={
          <StatusPill family={fee.isActive ? 'green' : 'neutral'}>
            {fee.isActive ? t('Active') : t('Inactive')}
          </StatusPill>
        }
        actions={[
          { label: 'Edit fee', icon: Pencil, onAct: () => setOpen('fee') },
          { label: 'Assign to customer', icon: Plus, onAct: () => setOpen('customer') },
        ]}
      />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
        )}
      >
        <Details fee={fee} />
        <div className="grid gap-4">
          <FeeCurve fee={fee} />
          <Agreed fee={fee} />
          <RecordTalk about={{ entitytype: 'Fee', entityid: String(fee.id), hasCustomer: false }} />
        </div>
      </div>
      {open === 'fee' && <FeeDrawer fee={fee} onClose={close} />}
      {open === 'customer' && <AssignDrawer fee={fee} onClose={close} />}
    </>
  );
}

type OfFee = { readonly fee: FeeItem };

function Details({ fee }: OfFee) {
  const t = useTranslate();
  const label = useLabel();
  const { money } = useFormats();
  return (
    <Panel title="Details">
      <KeyValueList
        details={[
          { label: 'Kind', value: <Translated text={spacedWord(fee.feeType)} /> },
          { label: 'Calculated on', value: t(baseWords[fee.applyOn]) },
          { label: 'How', value: t(methodWords[fee.calcMethod]) },
          {
            label: 'Tiers',
            value: fee.isAccumulated
              ? t('Each tier at its own rate')
              : t('All at the highest tier reached'),
          },
          { label: 'Minimum', value: typeof fee.minimum === 'number' && money(fee.minimum) },
          { label: 'GST', value: fee.isTaxApplicable ? t('Added on top') : t('None') },
          {
            label: 'Paid by all customers of type',
            value: fee.customerTypes.map((type) => label(spacedWord(type))).join(', '),
          },
        ]}
      />
    </Panel>
  );
}

function Agreed({ fee }: OfFee) {
  const t = useTranslate();
  const formats = useFormats();
  const { plainDate, money } = formats;
  return (
    <Panel title="Customers with agreement" flush>
      {fee.customers.length === 0 ? (
        <EmptyState title="No agreements yet" />
      ) : (
        <LinesTable
          label="Customers with agreement"
          rows={fee.customers}
          rowId={({ customerId, effectiveDate }) => `${customerId} ${effectiveDate}`}
          columns={[
            { head: 'Customer', cell: ({ customerName }) => customerName },
            { head: 'From', cell: ({ effectiveDate }) => plainDate(effectiveDate) },
            {
              head: 'Valid before',
              cell: ({ expireDate }) =>
                typeof expireDate === 'string' ? plainDate(expireDate) : t('No end date'),
            },
            {
              head: 'Rates',
              cell: ({ feeRates }) => (
                <ul className="num">
                  {feeRates.map((rate) => (
                    <li key={rate.order} className="sm:whitespace-nowrap">
                      {rateText(rate, { method: fee.calcMethod, formats, t })}
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              head: 'Minimum',
              right: true,
              wideOnly: true,
              cell: ({ minimum }) => typeof minimum === 'number' && money(minimum),
            },
            {
              head: 'Active',
              wideOnly: true,
              cell: ({ isActive }) => (isActive ? t('Yes') : t('No')),
            },
          ]}
        />
      )}
    </Panel>
  );
}
