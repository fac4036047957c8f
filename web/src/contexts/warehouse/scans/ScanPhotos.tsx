import { Camera, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { photoOf } from '#ui/photo.ts';

type PhotosProps = {
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
};

const photosMax = 10;
const adding = cx(
  'inline-flex min-h-9 w-fit items-center gap-2 rounded-control border border-edge bg-surface px-3',
  'font-semibold focus-within:outline-2 focus-within:outline-focus',
);

/** Photos from the device's camera or files. */
export function ScanPhotos({ photos, onChange }: PhotosProps) {
  const t = useTranslate();
  const [isBroken, setBroken] = useState(false);
  const add = async (files: readonly File[]) => {
    try {
      const added = await Promise.all(files.map(photoOf));
      onChange([...photos, ...added].slice(0, photosMax));
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <div className="grid gap-2">
      <label className={adding}>
        <Camera size={16} aria-hidden="true" />
        {t('Add photos')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className="sr-only"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {isBroken && <p role="alert">{t('This photo could not be read. Please take it again.')}</p>}
      {photos.length > 0 && (
        <ul className="grid grid-cols-4 gap-2">
          {photos.map((photo, index) => (
            <li key={photo} className="relative">
              <img
                src={photo}
                alt={t('Photo {number}', { number: index + 1 })}
                className="aspect-square rounded-control object-cover"
              />
              <div className="absolute top-0 right-0">
                <IconButton
                  size="small"
                  icon={X}
                  label={t('Remove photo {number}', { number: index + 1 })}
                  onClick={() => onChange(photos.filter((_, at) => at !== index))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
