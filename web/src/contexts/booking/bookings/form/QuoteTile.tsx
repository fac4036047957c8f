import { Translated } from '#shell/texts/Translated.tsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { cx } from '#ui/cx.ts';
import { useLabel } from '#ui/labels.ts';
import type { Offer, Quote } from './offers.ts';
import { OfferTile } from './OfferTile.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type QuoteTileProps = {
  readonly offer: Offer;
  /** The key that selects it, from 1; none beyond 9. */
  readonly number: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** The time until today's cut-off, if it is near. */
  readonly cutOff: string | null;
};

/** A carrier's price: selectable, with its details. */
export function QuoteTile({ offer, number, chosen, onChoose, cutOff }: QuoteTileProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { money, date } = useFormats();
  const { quote, eta } = offer;
  const { carrier, service } = quote;
  return (
    <li>
      <OfferTile
        chosen={chosen}
        onChoose={onChoose}
        offer={
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-2">
              <span className="min-w-0 font-semibold break-words">{carrier.accountName}</span>
              <span className="num text-lead font-semibold">{money(offer.total)}</span>
            </span>
            <span className="flex items-baseline justify-between gap-2 text-table text-ink-2">
              <span className="min-w-0">{service.description || service.code}</span>
              <Difference amount={offer.difference} />
            </span>
            <span className="mt-1 flex flex-wrap gap-x-3 text-meta text-ink-2">
              {eta !== null && <span>{t('ETA {eta}', { eta: date(eta) })}</span>}
              {cutOff !== null && <span className="text-amber-fg">{cutOff}</span>}
              {number <= 9 && (
                <kbd className="ml-auto font-mono text-ink-3 pointer-coarse:hidden">{number}</kbd>
              )}
            </span>
            <Badges offer={offer} />
          </span>
        }
      >
        <button
          type="button"
          aria-expanded={open}
          aria-label={t('Price breakdown for {accountName} {code}', {
            accountName: carrier.accountName,
            code: service.code,
          })}
          onClick={() => setOpen(!open)}
          className={cx(
            'flex h-7 w-full items-center justify-center gap-1 border-t border-hairline',
            'text-meta text-ink-2 -outline-offset-2 hover:text-ink pointer-coarse:h-11',
          )}
        >
          {t('Price details')}
          <ChevronDown size={14} aria-hidden="true" className={open ? 'rotate-180' : ''} />
        </button>
        {open && <Working quote={quote} />}
      </OfferTile>
    </li>
  );
}

function Difference({ amount }: { readonly amount: number }) {
  const t = useTranslate();
  const { money } = useFormats();
  if (amount === 0) return null;
  return (
    <span className="num text-meta whitespace-nowrap text-amber-fg">
      {money(Math.abs(amount))} {amount > 0 ? t('more') : t('less')} {t('than before')}
    </span>
  );
}

function Badges({ offer }: { readonly offer: Offer }) {
  const spoken = useLabel();
  const notes = [
    ...offer.badges,
    ...(offer.quote.carrier.isManual ? ['Booked manually'] : []),
    ...(offer.quote.carrier.isSimulated ? ['Simulated'] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {notes.map((note) => (
        <span
          key={note}
          data-edge
          className={cx(
            'rounded-full px-2 text-meta font-medium',
            note === 'Simulated' || note === 'Booked manually'
              ? 'bg-neutral-bg text-neutral-fg'
              : 'bg-green-bg text-green-fg',
          )}
        >
          {spoken(note)}
        </span>
      ))}
    </span>
  );
}

/** Every charge; for staff also cost, margin and their calculation. */
function Working({ quote }: { readonly quote: Quote }) {
  const t = useTranslate();
  const { money } = useFormats();
  const spoken = useLabel();
  const { customerCost, carrierCost, explanation, details, chargeableWeight } = quote;
  const discount = customerCost.totalDiscount;
  const rows: readonly (readonly [string, string, boolean?])[] = [
    ...details.map((line) => [line.serviceName, money(line.markedupAmountExGst)] as const),
    ...(discount > 0 ? [['Discount', money(-discount)] as const] : []),
    ['Total ex GST', money(customerCost.totalExGst)],
    ['Total inc. GST', money(customerCost.total), true],
    ...(carrierCost === null
      ? []
      : [['Carrier cost ex GST', money(carrierCost.totalExGst)] as const]),
    ...(explanation === null ? [] : [['Margin ex GST', money(explanation.margin)] as const]),
  ];
  return (
    <div className="grid gap-2 border-t border-hairline px-3 py-2 text-table">
      <dl>
        {rows.map(([label, value, strong], at) => (
          <div
            key={`${label} ${at}`}
            className={cx('flex justify-between gap-3', strong && 'font-semibold')}
          >
            <dt className="min-w-0 text-ink-2">{spoken(label)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-meta text-ink-3">
        {t('Charged for {value} {unit} at {cubicFactor} kg per m³', {
          value: chargeableWeight.value,
          unit: chargeableWeight.unit,
          cubicFactor: quote.cubicFactor,
        })}
      </p>
      {explanation !== null && (
        <ol className="list-decimal pl-4 text-meta text-ink-2">
          {explanation.trail.map((step, at) => (
            <li key={`${step.code} ${at}`}>
              <Translated text={step.wordsSentence ?? step.words} />:{' '}
              <span className="num">{money(step.amount)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
