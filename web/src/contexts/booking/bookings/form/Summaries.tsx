import { useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { kgText } from '../../links/freight-text.ts';
import { freightTotals } from './freight-totals.ts';
import type { Compose } from './values.ts';

/** The summary of the collapsed addresses: the route. */
export function AddressesSummary() {
  const [from, to] = useWatch<Compose, ['from', 'to']>({ name: ['from', 'to'] });
  return [from, to].map(({ suburb }) => suburb || '…').join(' › ');
}

/** The summary of the collapsed items: `3 pieces · 24 kg`. */
export function ItemsSummary() {
  const { language } = useFormats();
  const t = useTranslate();
  const items = useWatch<Compose, 'items'>({ name: 'items' });
  const { pieces, chargeable } = freightTotals(items, usualFactor);
  const kg = kgText(chargeable, language);
  return t('{pieces, plural, one {# piece} other {# pieces}} · {kg} kg chargeable', { pieces, kg });
}

/** The default kilograms per cubic metre (decisions B-11). */
export const usualFactor = 250;

/** The summary of the collapsed times and extras. */
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
