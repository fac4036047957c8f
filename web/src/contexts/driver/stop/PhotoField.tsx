import { cx } from '#ui/cx.ts';
import { Camera, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts.ts';
import { bigLook } from '../parts/BigButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { looksBlurred } from './looks-blurred.ts';
import { photoOf } from '#ui/photo.ts';

type PhotoFieldProps = {
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
  readonly isNeeded?: boolean;
};

const photosMax = 5;

/** Photos by the phone's camera; each can be removed. */
export function PhotoField({ photos, onChange, isNeeded = false }: PhotoFieldProps) {
  const [isBroken, setBroken] = useState(false);
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const unclear = photos.findIndex((photo) => blurred.has(photo)) + 1;
  const add = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const photo = await photoOf(file);
      onChange([...photos, photo]);
      setBroken(false);
      if (await looksBlurred(photo)) setBlurred((before) => new Set([...before, photo]));
    } catch {
      setBroken(true);
    }
  };
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-3 gap-2">
        {photos.map((photo, index) => (
          <div key={photo} className="relative">
            <img
              src={photo}
              alt={t('Photo {number}', { number: index + 1 })}
              className="rounded-card"
            />
            <button
              type="button"
              aria-label={t('Remove photo {number}', { number: index + 1 })}
              onClick={() => onChange(photos.filter((_, at) => at !== index))}
              className={cx(
                'absolute top-1 right-1 grid size-12 place-items-center rounded-full',
                'bg-surface',
              )}
            >
              <X size={24} aria-hidden="true" />
            </button>
          </div>
        ))}
      </div>
      {unclear > 0 && (
        <Notice tone="amber">
          {t('Photo {number} may be blurred. Take it again?', { number: unclear })}
        </Notice>
      )}
      {photos.length < photosMax && (
        <label className={bigLook('plain')}>
          <Camera size={24} aria-hidden="true" />
          {t(isNeeded ? 'Take a photo (required)' : 'Take a photo')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={({ target }) => {
              void add(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      )}
      {isBroken && <p role="alert">{t('This photo could not be read. Please take it again.')}</p>}
    </div>
  );
}
