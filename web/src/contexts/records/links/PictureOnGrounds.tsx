import { cx } from '#ui/cx.ts';
import { useState } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { isLegible } from '../assets/picture-legibility.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAssetPicture } from '../assets/calls.ts';

const grounds = ['light', 'dark'] as const;
/** Wide enough to assess a picture, small enough to be fast. */
const judgedWidth_px = 120;

type PictureOnGroundsProps = {
  /** The `fileName` of its upload. */
  readonly assetId: string;
  /** The noun within a sentence: "logo". */
  readonly what: string;
};

/** An uploaded picture on both themes' backgrounds, with a warning if it is hardly legible. */
export function PictureOnGrounds({ assetId, what }: PictureOnGroundsProps) {
  const picture = useAssetPicture(assetId);
  if (picture.error) return null;
  if (!picture.data) return <Skeleton height={96} />;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {grounds.map((theme) => (
        <PictureOnGround key={theme} theme={theme} what={what} picture={picture.data} />
      ))}
    </div>
  );
}

type PictureOnGroundProps = Pick<PictureOnGroundsProps, 'what'> & {
  readonly theme: (typeof grounds)[number];
  /** The object URL of the picture. */
  readonly picture: string;
};

function PictureOnGround({ theme, what, picture }: PictureOnGroundProps) {
  const t = useTranslate();
  const [legible, setLegible] = useState(true);
  return (
    <figure className="grid content-start gap-2">
      <div
        style={{ colorScheme: theme }}
        className={cx(
          'grid h-24 place-items-center rounded-control border border-hairline bg-surface',
          'p-4',
        )}
      >
        <img
          src={picture}
          alt={t('The {what} in the {theme} theme', { what, theme })}
          className="max-h-full max-w-full object-contain"
          onLoad={({ currentTarget }) => setLegible(readsWell(currentTarget))}
        />
      </div>
      {legible ? (
        <figcaption className="text-table text-ink-2">
          {t('In the {theme} theme', { theme })}
        </figcaption>
      ) : (
        <Banner
          tone="warning"
          title={t('This {what} is hard to see in the {theme} theme. A background tile helps.', {
            what,
            theme,
          })}
        />
      )}
    </figure>
  );
}

/** Assesses the loaded picture by its pixels, on the background of its box. */
function readsWell(image: HTMLImageElement): boolean {
  const box = image.parentElement;
  const canvas = document.createElement('canvas');
  canvas.width = judgedWidth_px;
  canvas.height = Math.max(1, Math.round((judgedWidth_px * image.height) / image.width));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (box === null || pen === null) return true;
  // The background is drawn and read back to get numbers, whatever the notation of its colour.
  pen.fillStyle = getComputedStyle(box).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return isLegible(data, [red, green, blue]);
}
