import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useFormats } from '#shell/formats.ts';
import { useLabel } from '#ui/labels.ts';
import { LineHaulCard } from './LineHaulCard.tsx';
import { lineHaulLooks } from './LineHaulPill.tsx';

type ColumnProps = {
  readonly status: LineHaulStatus;
  readonly lineHauls: readonly LineHaul[];
};

/** The line hauls with one status, as cards. */
export function StatusColumn({ status, lineHauls }: ColumnProps) {
  const spoken = useLabel();
  const { number } = useFormats();
  const { icon: Icon } = lineHaulLooks[status];
  const name = spoken(status);
  return (
    <section aria-label={name} className="w-64 shrink-0 rounded-card bg-sunken p-2">
      <h2 className="flex items-center gap-2 px-1 pb-2 font-semibold">
        <Icon size={16} aria-hidden="true" className="text-ink-3" />
        {name}
        <span className="num ml-auto font-normal text-ink-3">{number(lineHauls.length)}</span>
      </h2>
      <ul className="grid max-h-[65vh] gap-2 overflow-y-auto">
        {lineHauls.map((lineHaul) => (
          <LineHaulCard key={lineHaul.linehaulid} lineHaul={lineHaul} />
        ))}
      </ul>
    </section>
  );
}
