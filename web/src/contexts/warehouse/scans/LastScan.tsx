import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { cx } from '#ui/cx.ts';
import { outcomeLook } from './outcome-look.ts';
import type { StationScan } from './station.ts';

const nothing = 'border-2 border-dashed border-hairline text-ink-3';

/** The last scan, readable from three metres by colour, icon and word. */
export function LastScan({ scan }: { readonly scan: StationScan | undefined }) {
  const t = useTranslate();
  if (scan === undefined) {
    return (
      <p className={cx('grid min-h-64 place-items-center rounded-card', nothing)}>
        {t('Scan the first item.')}
      </p>
    );
  }
  const { icon: Icon, fill, word } = outcomeLook(scan.outcome);
  return (
    <output
      className={cx('grid min-h-64 place-items-center content-center gap-2 rounded-card p-4', fill)}
    >
      <Icon size={96} aria-hidden="true" />
      <p className="text-[40px] leading-tight font-bold">{t(word)}</p>
      <p className="font-mono text-[28px] break-all">{scan.barcode}</p>
      <p>
        <Translated text={scan.message} />
      </p>
    </output>
  );
}
