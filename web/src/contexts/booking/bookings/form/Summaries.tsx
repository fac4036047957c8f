import { useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { kgText } from '../../links/freight-text.ts';
import { freightTotals } from './freight-totals.ts';
import type { Compose } from './values.ts';

/** What a folded section of addresses says: from where to where. */
export function AddressesSummary() {
  const [from, to] = useWatch<Compose, ['from', 'to']>({ name: ['from', 'to'] });
  return [from, to].map(({ suburb }) => suburb || '…').join(' › ');
}

/** What a folded section of items says: `3 pieces · 24 kg`. */
export function ItemsSummary() {
  const { language } = useFormats();
  const t = useTranslate();
  const items = useWatch<Compose, 'items'>({ name: 'items' });
  const { pieces, chargeable } = freightTotals(items, usualFactor);
  const kg = kgText(chargeable, language);
  return t('{pieces, plural, one {# piece} other {# pieces}} · {kg} kg chargeable', { pieces, kg });
}

/** Kilograms per cubic metre where no service says otherwise (decisions B-11). */
export const usualFactor = 250;

/** What the folded section of times and extras says. */
export function ExtrasSummary() {
  const t = useTranslate();
  const { plainDate, money } = useFormats();
  const [day, ready, close, isInsured, value] = useWatch<
    Compose,
    ['pickupDay', 'readyTime', 'closeTime', 'isInsured', 'insuredValue']
  >({ name: ['pickupDay', 'readyTime', 'closeTime', 'isInsured', 'insuredValue'] });
  return [
    day && t('Pickup {day}', { day: plainDate(day) }),
    [ready, close].filter(Boolean).join(' – '),
    isInsured && value && t('insured for {value}', { value: money(value) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
