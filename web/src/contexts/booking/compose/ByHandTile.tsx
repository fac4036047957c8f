import { Trash2 } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { ByHand } from './by-hand.ts';
import { OfferTile } from './OfferTile.tsx';

type ByHandTileProps = {
  readonly hand: ByHand;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onDrop: () => void;
};

/** The price that was entered, to be chosen beside those of the carriers. */
export function ByHandTile({ hand, chosen, onChoose, onDrop }: ByHandTileProps) {
  const say = useSay();
  const { money } = useFormats();
  return (
    <OfferTile
      chosen={chosen}
      onChoose={onChoose}
      offer={
        <>
          <span className="min-w-0 flex-1 font-semibold break-words">
            {hand.accountName}
            <span className="block text-table font-normal text-ink-2">{hand.serviceName}</span>
            <span className="mt-1 block text-meta font-normal text-ink-2">
              {say('Entered by hand')}
            </span>
          </span>
          <span className="num font-semibold">
            {say('{price} ex GST', { price: money(hand.price) })}
          </span>
        </>
      }
      act={
        <div className="py-2 pr-2">
          <IconButton label={say('Drop this price')} icon={Trash2} size="small" onClick={onDrop} />
        </div>
      }
    />
  );
}
