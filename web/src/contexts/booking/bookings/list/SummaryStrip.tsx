import { useFormats } from '#shell/formats.ts';
import { kgText, m3Text } from '../../links/freight-text.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useBookingsSummary } from '../calls.ts';
import { cx } from '#ui/cx.ts';

type SummaryStripProps = {
  readonly requested: { readonly filter?: string; readonly customerId?: number };
};

/** Totals of all bookings that match the filter, on all pages. */
export function SummaryStrip({ requested: query }: SummaryStripProps) {
  const spoken = useLabel();
  const t = useTranslate();
  const { data, isError } = useBookingsSummary(query);
  const { money, number, language } = useFormats();
  const details: readonly (readonly [string, string | undefined])[] = [
    ['Bookings', data && number(data.totalBookings)],
    ['Items', data && number(data.totalBookingItems)],
    ['Weight', data && `${kgText(data.totalBookingWeight, language)} kg`],
    ['Volume', data && `${m3Text(data.totalBookingCubic, language)} m³`],
    ['Freight inc. GST', data && money(data.totalFreightCost)],
    ['Fuel and extras inc. GST', data && money(data.totalAdditionalCost)],
    ['Insurance inc. GST', data && money(data.totalInsuranceCost)],
    ['Total inc. GST', data && money(data.totalCost)],
  ];
  return (
    <dl
      aria-label={t('Totals for this list')}
      className={cx(
        'mb-3 grid grid-cols-2 gap-x-6 gap-y-1 rounded-card border border-hairline bg-surface',
        'px-4 py-2 sm:grid-cols-2 lg:grid-cols-3 xl:flex xl:flex-wrap',
      )}
    >
      {details.map(([label, value]) => (
        <div
          key={label}
          className={cx(
            'flex items-baseline gap-2',
            'max-xl:justify-between max-sm:flex-col max-sm:gap-0 sm:whitespace-nowrap',
          )}
        >
          <dt className="text-meta text-ink-3">{spoken(label)}</dt>
          <dd className="num font-medium">{value ?? (isError ? '—' : '…')}</dd>
        </div>
      ))}
    </dl>
  );
}
