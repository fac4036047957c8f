import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { cx } from '#ui/cx.ts';
import { outcomeLook } from './outcome-look.ts';
import type { StationScan } from './station.ts';

const nothing = 'border-2 border-dashed border-hairline text-ink-3';
const box = 'grid min-h-64 place-items-center content-center gap-2 rounded-card p-4 text-center';

type LastScanProps = {
  readonly scan: StationScan | undefined;
  /** Where to put the item, ready to display. */
  readonly place?: string | null;
};

/** The last scan, readable from three metres by colour, icon and word. */
export function LastScan({ scan, place = null }: LastScanProps) {
  const t = useTranslate();
  if (scan === undefined) {
    return <p className={cx(box, nothing)}>{t('Scan the first item.')}</p>;
  }
  const { icon: Icon, fill, word } = outcomeLook(scan.outcome);
  return (
    <output className={cx(box, fill)}>
      <Icon className="size-24 sm:size-32" aria-hidden="true" />
      <p className="text-[44px] leading-tight font-bold sm:text-[72px]">{t(word)}</p>
      <p className="font-mono text-[28px] leading-tight break-all sm:text-[48px]">{scan.barcode}</p>
      {place === null && scan.location !== '' && (
        <p className="text-[28px] leading-tight font-semibold">{scan.location}</p>
      )}
      {place !== null && <p className="text-[28px] leading-tight font-semibold">{place}</p>}
      <p className="text-lead">
        <Why scan={scan} />
      </p>
    </output>
  );
}

/** The server's message; for a repeated scan, the user and time of the first one. */
export function Why({ scan: { earlier, message, outcome } }: { readonly scan: StationScan }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  if (outcome !== 'Repeated' || earlier === null) return <Translated text={message} />;
  const time = dateTime(earlier.time);
  return earlier.userName === null
    ? t('Already scanned {time}', { time })
    : t('Already scanned {time} by {name}', { time, name: earlier.userName });
}
