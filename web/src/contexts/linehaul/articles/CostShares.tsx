import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';

type SharesProps = { readonly lineHaul: LineHaul; readonly load: LineHaulLoad };

const titles = {
  Weight: 'Cost by weight',
  Volume: 'Cost by volume',
  Pallet: 'Cost by pallets',
} as const;

/** The share of each job in the carrier's cost. */
export function CostShares({ lineHaul: { cost, costbasis }, load }: SharesProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (cost === null || load.costshares.length === 0) return null;
  return (
    <Panel title={titles[costbasis]}>
      <ul className="grid max-h-72 grid-cols-1 gap-2 overflow-y-auto">
        {load.costshares.map((share) => (
          <li key={share.jobid} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              <span className="font-mono text-table">{share.jobno}</span> {share.customername}
            </span>
            <span className="num shrink-0">{money(share.cost)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex justify-between border-t border-hairline pt-2 font-semibold">
        <span>{t('Total')}</span>
        <span className="num">{money(cost)}</span>
      </p>
    </Panel>
  );
}
