import { Trash2 } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { ByHand } from './by-hand.ts';

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
    <div
      className={cx(
        'flex items-start gap-2 rounded-card border bg-surface p-3',
        chosen ? 'border-primary bg-selected ring-1 ring-primary' : 'border-hairline',
      )}
    >
      <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3">
        <input
          type="radio"
          name="offer"
          checked={chosen}
          onChange={onChoose}
          className="mt-0.5 size-4 shrink-0"
        />
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
      </label>
      <IconButton label={say('Drop this price')} icon={Trash2} size="small" onClick={onDrop} />
    </div>
  );
}
