import type { Shift } from '@waybill/contract/fleet/shifts/shapes';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { shiftPicture } from './calls.ts';

/** What was wrong with the vehicle after a shift, with photos. */
export function ShiftFaults({ shift: { id, finishfaults } }: { readonly shift: Shift }) {
  const t = useTranslate();
  if (finishfaults.length === 0) return null;
  return (
    <ul className="grid w-full gap-2 border-l-2 border-danger pl-3" aria-label={t(label)}>
      <li className="text-meta text-ink-2">{t(label)}</li>
      {finishfaults.map(({ title, note, images }) => (
        <li key={title} className="grid gap-1">
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
  );
}

const label = 'Found after the shift';
