import { useFormats } from '#shell/formats.ts';
import { useSay, useTexts } from '#shell/texts/texts-context.ts';
import { isNear, leftText } from '../quotes/left-text.ts';
import type { KeptQuote } from './kept-quote.ts';
import { OfferTile } from './OfferTile.tsx';
import { OfferWords } from './OfferWords.tsx';

type KeptTileProps = {
  readonly kept: KeptQuote;
  readonly now: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** The price of the quote that is booked, while it holds, beside the prices of today. */
export function KeptTile({ kept, now, chosen, onChoose }: KeptTileProps) {
  const say = useSay();
  const { money, dateTime } = useFormats();
  const { languageName } = useTexts();
  const left = Date.parse(kept.until) - now;
  const held = isNear(left)
    ? say('Price held {held}', { held: leftText(left, languageName) })
    : say('until {moment}', { moment: dateTime(kept.until) });
  return (
    <OfferTile
      chosen={chosen}
      onChoose={onChoose}
      offer={
        <>
          <OfferWords of={kept}>
            {say('As it was quoted')} · <span className="num">{held}</span>
          </OfferWords>
          <span className="num text-lead font-semibold">{money(kept.total)}</span>
        </>
      }
    />
  );
}
