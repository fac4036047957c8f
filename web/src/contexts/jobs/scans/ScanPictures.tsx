import type { z } from 'zod';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { scanPicture } from './calls.ts';
import { scanLook } from '../jobs/status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import type { ScanEvent } from '@waybill/contract/jobs/scans/shapes';

type Scan = z.output<typeof ScanEvent>;

/** The photos and the signature of a scan, each linked to its full size. */
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
          <PictureLink
            {...scanPicture(scan.id, image)}
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
