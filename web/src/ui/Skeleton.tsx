import { useWords } from './words.ts';

type SkeletonProps = {
  /** How many lines of text are to come. */
  readonly lines?: number | undefined;
  /** A block of this height in pixels instead of lines. */
  readonly height?: number | undefined;
};

/** The shape of content to come; visible once the wait lasts longer than 150 ms. */
export function Skeleton({ lines = 3, height }: SkeletonProps) {
  const words = useWords();
  return (
    <div className="wait-150 grid gap-3" aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      {height !== undefined && <div className="skeleton-bar" style={{ height }} />}
      {height === undefined &&
        Array.from({ length: lines }, (_, at) => (
          <div
            key={at}
            className="skeleton-bar h-3"
            style={{ width: `${92 - ((at * 17) % 40)}%` }}
          />
        ))}
    </div>
  );
}
