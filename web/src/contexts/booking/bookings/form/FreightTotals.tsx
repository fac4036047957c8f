import { useWatch } from 'react-hook-form';
import { kgText, m3Text } from '../../links/freight-text.ts';
import { freightTotals } from './freight-totals.ts';
import type { Compose } from './values.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

type FreightTotalsProps = {
  /** Kilograms per cubic metre: of the chosen service, otherwise the default. */
  readonly cubicFactor: number;
};

/** The totals of the items: actual, cubic and chargeable weight. */
export function FreightTotals({ cubicFactor }: FreightTotalsProps) {
  const spoken = useLabel();
  const t = useTranslate();
  const { language } = useFormats();
  const items = useWatch<Compose, 'items'>({ name: 'items' });
  const totals = freightTotals(items, cubicFactor);
  const details = [
    ['Pieces', String(totals.pieces)],
    ['Dead weight', `${kgText(totals.dead, language)} kg`],
    ['Volume', `${m3Text(totals.volume, language)} m³`],
    [t('Cubic weight (× {cubicFactor})', { cubicFactor }), `${kgText(totals.cubic, language)} kg`],
    ['Chargeable', `${kgText(totals.chargeable, language)} kg`],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 rounded-control bg-sunken px-3 py-2">
      {details.map(([label, value]) => (
        <div key={label} className="flex items-baseline gap-2 last:font-semibold">
          <dt className="text-meta text-ink-2">{spoken(label)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
