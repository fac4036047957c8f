import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useUnSources } from './calls.ts';

/** The source and date of the UN list, and who can extend it. */
export function Sources() {
  const t = useTranslate();
  const { date, number } = useFormats();
  const { data, error } = useUnSources();
  if (error || data?.items.length === 0) return null;
  return (
    <div className="grid max-w-[80ch] gap-1 text-table text-ink-2">
      <ul>
        {data === undefined && (
          <li>
            <Skeleton height="1lh" />
          </li>
        )}
        {data?.items.map(({ source, rows, newest }) => (
          <li key={source}>
            {t('{rows} rows from {source}, imported {day}', {
              rows: number(rows),
              source,
              day: date(newest),
            })}
          </li>
        ))}
      </ul>
      <p>
        {t('All tenants share the list. The operator imports another, as CSV or Excel, with:')}{' '}
        <code className="font-mono wrap-anywhere">npm run un-numbers -- import FILE SOURCE</code>
      </p>
    </div>
  );
}
