import { useState } from 'react';
import { t } from '../texts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { Choices } from '../parts/Choices.tsx';
import { TickBox } from '../parts/TickBox.tsx';
import { type MissingPieces, type MissingReason, missingReasons } from './pieces.ts';

type PiecesFieldProps = {
  readonly pieces: readonly string[];
  readonly missing: MissingPieces;
  readonly onChange: (missing: MissingPieces) => void;
};

/** The pieces of a delivery, all ticked: each that is missing gets a reason. */
export function PiecesField({ pieces, missing, onChange }: PiecesFieldProps) {
  const [isOpen, setOpen] = useState(false);
  if (pieces.length < 2) return null;
  if (!isOpen) {
    return (
      <BigButton onClick={() => setOpen(true)}>{t('Not all pieces are handed over')}</BigButton>
    );
  }
  const set = (piece: string, reason: MissingReason | null | undefined) => {
    const next = new Map(missing);
    if (reason === undefined) next.delete(piece);
    else next.set(piece, reason);
    onChange(next);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">
        {t('{done} of {total} pieces are handed over', {
          done: pieces.length - missing.size,
          total: pieces.length,
        })}
      </legend>
      {pieces.map((piece) => (
        <div key={piece} className="grid gap-2">
          <TickBox
            label={piece}
            isTicked={!missing.has(piece)}
            onTick={(isTicked) => set(piece, isTicked ? undefined : null)}
          />
          {missing.has(piece) && (
            <Choices
              label={t('Why is {piece} missing?', { piece })}
              options={missingReasons}
              chosen={missing.get(piece) ?? null}
              onChoose={(reason) => set(piece, reason)}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
