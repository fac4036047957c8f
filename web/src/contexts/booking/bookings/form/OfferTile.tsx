import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

type OfferTileProps = {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** The selectable part of the tile. */
  readonly offer: ReactNode;
  /** An action beside it. */
  readonly act?: ReactNode;
  /** Content below it. */
  readonly children?: ReactNode;
};

/** A selectable price; its border shows whether it is chosen. */
export function OfferTile({ chosen, onChoose, offer, act, children }: OfferTileProps) {
  return (
    <div
      className={cx(
        'rounded-card border bg-surface transition-colors duration-120',
        chosen ? 'border-primary bg-selected ring-1 ring-primary' : 'border-hairline',
      )}
    >
      <div className="flex items-start">
        <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3 p-3">
          <input
            type="radio"
            name="offer"
            checked={chosen}
            onChange={onChoose}
            className="mt-0.5 size-4 shrink-0"
          />
          {offer}
        </label>
        {act}
      </div>
      {children}
    </div>
  );
}
