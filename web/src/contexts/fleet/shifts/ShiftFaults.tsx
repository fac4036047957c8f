import type { Shift } from '@waybill/contract/fleet/shifts/shapes';
import { useId } from 'react';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { shiftPicture } from './calls.ts';

/** What was wrong with the vehicle after a shift, with photos. */
export function ShiftFaults({ shift: { id, finishfaults } }: { readonly shift: Shift }) {
  const t = useTranslate();
  const heading = useId();
  if (finishfaults.length === 0) return null;
  return (
    <div className="grid w-full gap-2 border-l-2 border-danger pl-3">
      <p id={heading} className="text-meta text-ink-2">
        {t('Found after the shift')}
      </p>
      <ul aria-labelledby={heading} className="grid gap-2">
        {finishfaults.map(({ title, note, images }, place) => (
          // Two may have the same title, and none is moved.
          <li key={place} className="grid gap-1">
            <span className="font-semibold">{title}</span>
            <span className="break-words">{note}</span>
            {images.length > 0 && (
              <span className="flex flex-wrap gap-2">
                {images.map((image) => (
                  <PictureLink
                    key={image}
                    {...shiftPicture(id, image)}
                    name={t('Photo: {name}', { name: title })}
                  />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
