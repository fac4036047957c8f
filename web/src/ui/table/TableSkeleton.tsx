import { useWords } from '../words.ts';
import type { Column } from './types.ts';

type TableSkeletonProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly asCards: boolean;
};

/** The shape of rows to come; visible once the wait lasts longer than 150 ms. */
export function TableSkeleton<Row>({ columns, asCards }: TableSkeletonProps<Row>) {
  const words = useWords();
  const bars = asCards ? ['a', 'b'] : columns.slice(0, 6).map((column) => column.id);
  return (
    <div className="wait-150 grid overflow-hidden rounded-card border border-hairline bg-surface">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: asCards ? 4 : 8 }, (_, at) => (
        <div
          key={at}
          aria-hidden="true"
          className="flex h-row items-center gap-6 border-b border-hairline px-3 last:border-0"
        >
          {bars.map((bar, place) => (
            <span
              key={bar}
              className="skeleton-bar h-3 flex-1"
              style={{ maxWidth: `${40 + ((at * 7 + place * 13) % 50)}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
