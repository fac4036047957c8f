import { Trash2 } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { ManualOffer } from './by-hand.ts';
import { OfferTile } from './OfferTile.tsx';
import { OfferWords } from './OfferWords.tsx';

type ByHandTileProps = {
  readonly hand: ManualOffer;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onDrop: () => void;
};

/** The manually entered price, selectable beside those of the carriers. */
export function ByHandTile({ hand, chosen, onChoose, onDrop }: ByHandTileProps) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <OfferTile
      chosen={chosen}
      onChoose={onChoose}
      offer={
        <>
          <OfferWords of={hand}>{t('Entered manually')}</OfferWords>
          <span className="num font-semibold">
            {t('{price} ex GST', { price: money(hand.price) })}
          </span>
        </>
      }
      act={
        <div className="py-2 pr-2">
          <IconButton label={t('Remove this price')} icon={Trash2} size="small" onClick={onDrop} />
        </div>
      }
    />
  );
}
