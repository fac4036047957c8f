import { useFormats } from '#shell/formats.ts';
import { useTranslate, useTexts } from '#shell/texts/texts-context.ts';
import { isNear, leftText } from '../../quotes/left-text.ts';
import type { SavedQuote } from './saved-quote.ts';
import { OfferTile } from './OfferTile.tsx';
import { OfferWords } from './OfferWords.tsx';

type SavedQuoteTileProps = {
  readonly saved: SavedQuote;
  readonly now: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** The held price of the quote to book, while it is valid, beside the current prices. */
export function SavedQuoteTile({ saved, now, chosen, onChoose }: SavedQuoteTileProps) {
  const t = useTranslate();
  const { money, dateTime } = useFormats();
  const { languageName } = useTexts();
  const left = Date.parse(saved.until) - now;
  const held = isNear(left)
    ? t('Price valid {held}', { held: leftText(left, languageName) })
    : t('until {moment}', { moment: dateTime(saved.until) });
  return (
    <OfferTile
      chosen={chosen}
      onChoose={onChoose}
      offer={
        <>
          <OfferWords of={saved}>
            {t('Original quote')} · <span className="num">{held}</span>
          </OfferWords>
          <span className="num text-lead font-semibold">{money(saved.total)}</span>
        </>
      }
    />
  );
}
