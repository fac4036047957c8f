import type { RateWorking } from '@waybill/contract/rates/shapes';
import type { z } from 'zod';
import { type Formats, useFormats } from '#shell/formats.ts';
import { type Say, useSay } from '#shell/texts/texts-context.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { unitPrice } from '../words.ts';

type RateWorkingShown = z.output<typeof RateWorking>;
type Due = RateWorkingShown['surcharges'][number];

/** What is charged beside freight: each surcharge, then fuel with the levies that it is made of. */
export function ChargesWorking({ working }: { readonly working: RateWorkingShown }) {
  const say = useSay();
  const formats = useFormats();
  const { surcharges, fuel } = working;
  const charged = surcharges.map((due) => ({
    label: dueText(due, formats),
    value: formats.money(due.amount),
    number: true,
  }));
  const fuelFacts =
    fuel.percent > 0
      ? [{ label: fuelText(fuel, formats, say), value: formats.money(fuel.amount), number: true }]
      : [];
  if (charged.length + fuelFacts.length === 0) return null;
  return <KeyValueList facts={[...charged, ...fuelFacts]} />;
}

const dueText = ({ name, calcMethod, value, quantity }: Due, { money, number }: Formats): string =>
  calcMethod === 'Percentage'
    ? `${name}: ${number(value)} % × ${money(quantity)}`
    : `${name}: ${number(quantity)} × ${unitPrice(value, money)}`;

/** `Fuel 14 % of $100.00 (Road 12 %, the card +2)`. */
function fuelText(
  { percent, on, kind, policyPercent, levies }: RateWorkingShown['fuel'],
  { number, money }: Formats,
  say: Say,
): string {
  const parts = levies.map((levy) => `${levy.name} ${number(levy.percent)} %`);
  const sign = policyPercent < 0 ? '' : '+';
  if (kind === 'offset')
    parts.push(say('the card {points}', { points: `${sign}${number(policyPercent)}` }));
  if (kind === 'fixed') parts.push(say('set by the card'));
  const text = say('Fuel {percent} % of {amount}', { percent: number(percent), amount: money(on) });
  return `${text} (${parts.join(', ')})`;
}
