import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLabel } from '#ui/labels.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useFormats } from '../formats.ts';

type Page<Row> = { readonly items: readonly Row[]; readonly totalCount: number };

type BoardProps<Row extends { readonly status: string }> = {
  /** What the board shows; read aloud. */
  readonly label: string;
  readonly query: {
    readonly error: Error | null;
    readonly data: Page<Row> | undefined;
    readonly refetch: () => unknown;
  };
  readonly columns: readonly StatusColumn<Row['status']>[];
  /** Returns what to say if only so many of the rows are shown. */
  readonly cutOffText: (shown: string) => string;
  readonly card: (row: Row) => ReactNode;
};

type StatusColumn<Status extends string> = {
  readonly status: Status;
  readonly name: string;
  readonly icon: LucideIcon;
};

/** The rows of a list as cards, with a column for each status. */
export function StatusBoard<Row extends { readonly status: string }>(props: BoardProps<Row>) {
  const { label, query, columns, cutOffText, card } = props;
  const { number } = useFormats();
  const region = useFilledInView(query.data);
  if (query.error) {
    return (
      <Banner
        tone="problem"
        title={explain(query.error).message}
        actions={<Button onClick={() => void query.refetch()}>Retry</Button>}
      />
    );
  }
  if (query.data === undefined) return <Skeleton lines={12} />;
  const { items, totalCount } = query.data;
  const byStatus = Map.groupBy(items, ({ status }) => status);
  return (
    <>
      {totalCount > items.length && <Banner tone="info" title={cutOffText(number(items.length))} />}
      <section
        ref={region}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
        tabIndex={0}
        className="mt-3 flex items-start gap-3 overflow-x-auto pb-3"
      >
        {columns.map((column) => (
          <Column
            key={column.status}
            column={column}
            cards={(byStatus.get(column.status) ?? []).map(card)}
          />
        ))}
      </section>
    </>
  );
}

/** Returns a ref of the columns, which are scrolled to the first with cards if none is in view. */
function useFilledInView(data: unknown) {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const columns = region.current;
    if (columns === null || data === undefined) return;
    const { left, right } = columns.getBoundingClientRect();
    const filled = [...columns.children].filter((column) => column.querySelector('li') !== null);
    const isInView = (column: Element) => {
      const place = column.getBoundingClientRect();
      return place.left < right && place.right > left;
    };
    const [first] = filled;
    if (first === undefined || filled.some(isInView)) return;
    columns.scrollLeft += first.getBoundingClientRect().left - left;
  }, [data]);
  return region;
}

type ColumnProps = {
  readonly column: StatusColumn<string>;
  readonly cards: readonly ReactNode[];
};

function Column({ column: { name, icon: Icon }, cards }: ColumnProps) {
  const t = useLabel();
  const { number } = useFormats();
  return (
    <section aria-label={t(name)} className="w-64 shrink-0 rounded-card bg-sunken p-2">
      <h2 className="flex items-center gap-2 px-1 pb-2 font-semibold">
        <Icon size={16} aria-hidden="true" className="text-ink-3" />
        {t(name)}
        <span className="num ml-auto font-normal text-ink-3">{number(cards.length)}</span>
      </h2>
      <ul className="grid max-h-[65vh] gap-2 overflow-y-auto">{cards}</ul>
    </section>
  );
}
