import type { z } from 'zod';
import { Skeleton } from '#ui/Skeleton.tsx';
import { scanLook } from '../jobs/status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import type { ScanEvent } from '@waybill/contract/jobs/scans/shapes';
import { useScanPicture } from './calls.ts';

type Scan = z.output<typeof ScanEvent>;

/** The photos and the signature of a scan, each opening at its full size. */
export function ScanPictures({ scan }: { readonly scan: Scan }) {
  const t = useTranslate();
  const spoken = useLabel();
  return (
    <ul
      aria-label={t('Photos: {word}', { word: spoken(scanLook(scan.code).word) })}
      className="flex flex-wrap gap-2"
    >
      {scan.images.map((image, at) => (
        <li key={image}>
          <Picture
            id={scan.id}
            image={image}
            name={t('Photo {number} of {count}', {
              number: at + 1,
              count: scan.images.length,
            })}
          />
        </li>
      ))}
    </ul>
  );
}

type PictureProps = { readonly id: string; readonly image: string; readonly name: string };

function Picture({ id, image, name }: PictureProps) {
  const t = useTranslate();
  const { data, error } = useScanPicture(id, image);
  if (error)
    return <p className="text-meta text-red-fg">{t("{name} couldn't be loaded.", { name })}</p>;
  if (data === undefined) {
    return (
      <div className="w-24">
        <Skeleton height={96} />
      </div>
    );
  }
  return (
    <a href={data} target="_blank" rel="noreferrer">
      <img
        src={data}
        alt={name}
        className="size-24 rounded-control border border-hairline bg-white object-contain"
      />
    </a>
  );
}
