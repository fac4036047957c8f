import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { useJobWarnings } from '../calls.ts';

/** The warnings of a job's allocation, and those that dispatchers confirmed. */
export function Warnings({ jobId }: { readonly jobId: string }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const mayAllocate = useMay()('Job.Allocate');
  const { data } = useJobWarnings(jobId, mayAllocate);
  if (data === undefined || data.warnings.length + data.overrides.length === 0) return null;
  return (
    <Panel title="Warnings">
      <ul className="grid gap-2">
        {data.warnings.map(({ text, sentence, isrefusing }) => (
          <li key={text} className={isrefusing ? 'text-danger' : 'text-amber-fg'}>
            <Translated text={sentence ?? text} />
          </li>
        ))}
        {data.overrides.map(({ concerns, reason, by, at }) => (
          <li key={at} className="text-ink-2">
            {concerns.map((concern) => (
              <span key={concern} className="mr-1">
                <Translated text={concern} />
              </span>
            ))}
            <span className="block text-meta">
              {t('Confirmed by {by} on {at}: {reason}', {
                by: by ?? '',
                at: dateTime(at),
                reason,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
