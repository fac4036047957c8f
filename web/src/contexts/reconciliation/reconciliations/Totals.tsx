import { useFormats } from '#shell/formats.ts';
import { StatTile } from '#ui/StatTile.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Reconciliation } from '@waybill/contract/reconciliation/reconciliations/shapes';

/** The invoiced amount, the quoted amount, and the amount still to be decided. */
export function Totals({ totals }: Pick<Reconciliation, 'totals'>) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const { lines, matched, waiting } = totals;
  return (
    <div className="grid gap-3 min-[360px]:grid-cols-2 md:grid-cols-3">
      <StatTile label="Invoiced" value={money(totals.invoiced)} note="before tax" />
      <StatTile label="Quoted" value={money(totals.quoted)} note="before tax" />
      <StatTile
        label="Difference"
        value={money(totals.difference)}
        note={t('{matched} of {lines} lines match', {
          matched: number(matched),
          lines: number(lines),
        })}
      />
      <StatTile label="To decide" value={number(waiting)} note="including matching lines" />
      <StatTile
        label="Approved for payment"
        value={money(totals.agreed)}
        note="to the carrier, before tax"
      />
      <StatTile label="Recharged" value={money(totals.recharged)} note="to customers, before tax" />
    </div>
  );
}
