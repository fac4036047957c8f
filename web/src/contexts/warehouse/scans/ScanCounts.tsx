import { useTranslate } from '#shell/texts/texts-context.ts';
import type { StationTotals } from './station.ts';
import type { WorkCounts } from './worked-on.ts';

type CountsProps = { readonly totals: StationTotals; readonly counts: WorkCounts | null };

/** Expected, scanned and extra items of the current work; otherwise this station's scans. */
export function ScanCounts({ totals, counts }: CountsProps) {
  const t = useTranslate();
  const tiles =
    counts === null
      ? [[t('Scanned'), totals.saved] as const]
      : [
          [t('Expected'), counts.expected] as const,
          [t('Scanned'), counts.scanned] as const,
          [t('Extra'), totals.extra] as const,
        ];
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2 text-center">
      {[...tiles, [t('Waiting'), totals.waiting] as const].map(([label, number]) => (
        <div key={label} className="rounded-card border border-hairline bg-surface p-2">
          <dt className="truncate text-meta text-ink-2">{label}</dt>
          <dd className="num text-[28px] leading-tight font-bold">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
