import type { Job } from '@waybill/contract/jobs/shapes';
import { Copyable } from '#ui/Copyable.tsx';
import { useMedia } from '#ui/media.ts';
import { type Formats, useFormats } from '#shell/formats.ts';
import { measureIn, sidesIn } from '#shell/measure-texts.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

type Item = Job['items'][number];
const head =
  'border-b border-hairline px-2 py-2 text-left sm:px-4 text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline px-2 py-2 align-top sm:px-4';

/** The freight of a job, line by line, with the numbers on its labels. */
export function Items({ job }: { readonly job: Job }) {
  const t = useTranslate();
  const formats = useFormats();
  // A phone has no room for a fifth column: the numbers are below the packaging.
  const isWide = useMedia('(min-width: 40rem)');
  if (job.items.length === 0) return <p className="p-4 text-ink-2">{t('No freight entered.')}</p>;
  return (
    <div className="relative overflow-x-auto">
      <table aria-label={t('Freight')} className="w-full text-table">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-right`}>
              {t('Pieces')}
            </th>
            <th scope="col" className={head}>
              {t('Packaging')}
            </th>
            <th scope="col" className={head}>
              {t('Size')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('Each')}
            </th>
            {isWide && (
              <th scope="col" className={head}>
                {t('Articles')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {job.items.map((item) => (
            <tr key={item.id}>
              <td className={`${cell} num text-right`}>{formats.number(item.quantity)}</td>
              <td className={cell}>
                <Translated text={item.packagetype ?? ''} />
                {item.description !== null && (
                  <span className="block text-ink-2">{item.description}</span>
                )}
                {!isWide && <Articles numbers={item.articlenumbers} />}
              </td>
              <td className={`${cell} num whitespace-nowrap`}>{sizeText(formats, item)}</td>
              <td className={`${cell} num text-right whitespace-nowrap`}>
                {item.weight === null ? '—' : measureIn(formats, item.weight)}
              </td>
              {isWide && (
                <td className={cell}>
                  <Articles numbers={item.articlenumbers} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sizeText(formats: Formats, { length, width, height }: Item): string {
  if (length === null || width === null || height === null) return '—';
  return sidesIn(formats, { length, width, height });
}

const visible = 4;

function Articles({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useTranslate();
  if (numbers.length === 0) return '—';
  const rest = numbers.slice(visible);
  return (
    <>
      {numbers.slice(0, visible).map((number) => (
        <span key={number} className="block">
          <Copyable text={number} />
        </span>
      ))}
      {rest.length > 0 && (
        <details>
          <summary className="text-primary">{t('{count} more', { count: rest.length })}</summary>
          <span className="font-mono break-words">{rest.join(' ')}</span>
        </details>
      )}
    </>
  );
}
