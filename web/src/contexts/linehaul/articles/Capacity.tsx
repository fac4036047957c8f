import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

/** The used capacity by weight, volume and pallets. */
export function Capacity({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const { number } = useFormats();
  const sums = [
    { taken: lineHaul.weight, limit: lineHaul.capacityweight, unit: 'kg' },
    { taken: lineHaul.volume, limit: lineHaul.capacityvolume, unit: 'm³' },
    { taken: lineHaul.pallets, limit: lineHaul.capacitypallets, unit: t('pallets') },
  ];
  return (
    <Panel title="Capacity">
      <div className="grid gap-3">
        {sums.map(({ taken, limit, unit }) =>
          limit === null ? (
            <p key={unit} className="num text-ink-2">{`${number(taken)} ${unit}`}</p>
          ) : (
            <ProgressBar
              key={unit}
              label={`${number(taken)} / ${number(limit)} ${unit}`}
              done={Math.min(1, taken / limit)}
            />
          ),
        )}
      </div>
    </Panel>
  );
}
