import type { RateWorking } from '@waybill/contract/rates/shapes';
import type { z } from 'zod';
import { type Formats, useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { unitPrice } from '#shell/unit-price.ts';

type RateWorkingView = z.output<typeof RateWorking>;
type DueText = RateWorkingView['surcharges'][number];

/** The charges besides freight: each surcharge, then fuel with its levies. */
export function ChargesWorking({ working }: { readonly working: RateWorkingView }) {
  const t = useTranslate();
  const formats = useFormats();
  const { surcharges, fuel } = working;
  const charged = surcharges.map((dueDate) => ({
    label: dueText(dueDate, formats),
    value: formats.money(dueDate.amount),
    number: true,
  }));
  const fuelDetails =
    fuel.percent > 0
      ? [{ label: fuelText(fuel, formats, t), value: formats.money(fuel.amount), number: true }]
      : [];
  if (charged.length + fuelDetails.length === 0) return null;
  return <KeyValueList details={[...charged, ...fuelDetails]} />;
}

const dueText = (
  { name, calcMethod, value, quantity }: DueText,
  { money, number, percent }: Formats,
): string =>
  calcMethod === 'Percentage'
    ? `${name}: ${percent(value)} × ${money(quantity)}`
    : `${name}: ${number(quantity)} × ${unitPrice(value, money)}`;

/** `Fuel 14% of $100.00 (Road 12%, the card +2)`. */
function fuelText(
  { percent: fuel, on, kind, policyPercent, levies }: RateWorkingView['fuel'],
  { number, money, percent }: Formats,
  t: Translate,
): string {
  const parts = levies.map((levy) => `${levy.name} ${percent(levy.percent)}`);
  const sign = policyPercent < 0 ? '' : '+';
  if (kind === 'offset')
    parts.push(t('rate card {points}', { points: `${sign}${number(policyPercent)}` }));
  if (kind === 'fixed') parts.push(t('set by the rate card'));
  const text = t('Fuel {percent} of {amount}', { percent: percent(fuel), amount: money(on) });
  return `${text} (${parts.join(', ')})`;
}
