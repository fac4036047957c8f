import { cx } from '../cx.ts';
import { useUiTexts } from '../ui-texts.ts';
import { placesOf } from './TableCards.tsx';
import type { Column } from './types.ts';

type TableSkeletonProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly asCards: boolean;
  /** The expected number of rows. */
  readonly rows?: number | undefined;
};

/** The maximum height of the rows on the screen; further rows are scrolled to. */
export const tableRoom = 'max-h-[max(20rem,calc(100dvh-16rem))]';

/** The number of cards that fill a phone. */
const aScreen = 5;

/** A placeholder for rows to come; visible after 150 ms of waiting. */
export function TableSkeleton<Row>({ columns, asCards, rows }: TableSkeletonProps<Row>) {
  const words = useUiTexts();
  return (
    <div className="wait-150 min-w-0">
      <span className="sr-only">{words.loading}</span>
      {asCards ? (
        <Cards
          details={placesOf(columns).details.length}
          count={Math.min(rows ?? aScreen, aScreen)}
        />
      ) : (
        <Lines bars={columns.slice(0, 6).map(({ id }) => id)} count={rows ?? 8} />
      )}
    </div>
  );
}

type LinesProps = { readonly bars: readonly string[]; readonly count: number };

const Lines = ({ bars, count }: LinesProps) => (
  <div
    aria-hidden="true"
    className={cx(tableRoom, 'overflow-hidden rounded-card border border-hairline bg-surface')}
  >
    <div className="h-8 border-b border-hairline bg-sunken" />
    {times(count, (at) => (
      <div
        key={at}
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

type CardsProps = { readonly details: number; readonly count: number };

const Cards = ({ details, count }: CardsProps) => (
  <div aria-hidden="true" className="grid gap-2">
    {times(count, (at) => (
      <div key={at} className="grid gap-2 rounded-card border border-hairline bg-surface p-3">
        <div className="flex h-7 items-center pointer-coarse:h-10">
          <span className="skeleton-bar h-3" style={{ width: `${35 + ((at * 11) % 20)}%` }} />
        </div>
        <div className="grid grid-cols-2 gap-x-3 gap-y-1">
          {times(details, (detail) => (
            <div key={detail} className="flex h-9 items-center">
              <span
                className="skeleton-bar h-3"
                style={{ width: `${50 + ((at * 7 + detail * 13) % 40)}%` }}
              />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);

const times = <Drawn,>(count: number, draw: (at: number) => Drawn): readonly Drawn[] =>
  Array.from({ length: count }, (_, at) => draw(at));
