import type { ReactNode } from 'react';
import { useUiTexts } from './ui-texts.ts';

type SkeletonProps = {
  /** The number of lines of text to expect. */
  readonly lines?: number | undefined;
  /** Shows this many list rows in a panel instead, of two lines each. */
  readonly rows?: number | undefined;
  /** Shows this many form fields instead, a label and an input each. */
  readonly fields?: number | undefined;
  /** Shows a block of this height instead: pixels, or `1lh` for a line of the surrounding text. */
  readonly height?: number | '1lh' | undefined;
};

/** A placeholder as tall as the content to come; visible after 150 ms of waiting. */
export function Skeleton(props: SkeletonProps) {
  const words = useUiTexts();
  return (
    <div className="wait-150" aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      {shapeOf(props)}
    </div>
  );
}

function shapeOf({ lines = 3, rows, fields, height }: SkeletonProps): ReactNode {
  if (height !== undefined) return <div className="skeleton-bar" style={{ height }} />;
  if (rows !== undefined) return <Rows count={rows} />;
  if (fields !== undefined) return <Fields count={fields} />;
  return (
    <div className="grid gap-3">
      {times(lines, (at) => (
        <div key={at} className="skeleton-bar h-3" style={{ width: `${92 - ((at * 17) % 40)}%` }} />
      ))}
    </div>
  );
}

const Rows = ({ count }: { readonly count: number }) => (
  <div className="divide-y divide-hairline">
    {times(count, (at) => (
      <div key={at} className="grid gap-2 px-4 py-3">
        <div className="skeleton-bar h-3" style={{ width: `${40 + ((at * 7) % 20)}%` }} />
        <div className="skeleton-bar h-3" style={{ width: `${92 - ((at * 17) % 40)}%` }} />
      </div>
    ))}
  </div>
);

const Fields = ({ count }: { readonly count: number }) => (
  <div className="grid gap-4">
    {times(count, (at) => (
      <div key={at} className="grid gap-1">
        <div className="flex h-5 items-center">
          <div className="skeleton-bar h-3" style={{ width: `${20 + ((at * 7) % 20)}%` }} />
        </div>
        <div className="skeleton-bar h-control" />
      </div>
    ))}
  </div>
);

const times = (count: number, draw: (at: number) => ReactNode): readonly ReactNode[] =>
  Array.from({ length: count }, (_, at) => draw(at));
