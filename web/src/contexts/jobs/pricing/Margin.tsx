import { marginLevel, type MarginSource } from '@waybill/contract/jobs/pricing/margin';
import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { fromDecimal } from '@waybill/kernel/money';
import { CircleAlert, CircleCheck, type LucideIcon, TrendingDown } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { useLabel } from '#ui/labels.ts';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

type Level = ReturnType<typeof marginLevel>;

const looks: Readonly<Record<Level, readonly [string, PillFamily, LucideIcon]>> = {
  good: ['Good margin', 'green', CircleCheck],
  thin: ['Thin margin', 'amber', CircleAlert],
  loss: ['Loss', 'red', TrendingDown],
};

const sources: Readonly<Record<MarginSource, string>> = {
  Charge: 'from the charges',
  Quote: 'from the quote',
  Booking: 'from the booking',
  LineHaul: 'from the line haul',
};

/** The sell price, cost and margin of a job, in words and colour. */
export function Margin({ margin }: { readonly margin: NonNullable<JobPricing['margin']> }) {
  const t = useLabel();
  const { money, percent: percentText } = useFormats();
  const { sell, sellfrom, buy, buyfrom, linehaul, amount, percent } = margin;
  const isKnown = sellfrom !== null && buyfrom !== null;
  const [word, family, icon] = looks[marginLevel({ amount: fromDecimal(amount), percent })];
  const priced = (price: number, from: MarginSource | null) =>
    from === null ? null : (
      <>
        {money(price)} <span className="text-meta text-ink-3">{t(sources[from])}</span>
      </>
    );
  return (
    <div className="grid gap-2">
      <KeyValueList
        details={[
          { label: 'Sell price', value: priced(sell, sellfrom), number: true },
          { label: 'Cost', value: priced(buy, buyfrom), number: true },
          {
            label: 'Of it line hauls',
            value: linehaul > 0 && buyfrom !== 'LineHaul' ? money(linehaul) : null,
            number: true,
          },
          {
            label: 'Margin',
            value: isKnown
              ? [money(amount), ...(percent === null ? [] : [percentText(percent)])].join(' · ')
              : null,
            number: true,
            strong: true,
          },
        ]}
      />
      {isKnown && (
        <div className="justify-self-end">
          <StatusPill family={family} icon={icon}>
            {word}
          </StatusPill>
        </div>
      )}
    </div>
  );
}
