import type { WarehouseScanEvent } from '@waybill/contract/warehouse/shapes';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { itemScanPicture } from './calls.ts';

/** The photos of a scan; each opens in full in a new tab. */
export function ItemPictures({ scan }: { readonly scan: WarehouseScanEvent }) {
  const t = useTranslate();
  const count = scan.images.length;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('Photos')}>
      {scan.images.map((image, at) => (
        <li key={image}>
          <PictureLink
            {...itemScanPicture(scan.id, image)}
            name={t('Photo {number} of {count}', { number: at + 1, count })}
          />
        </li>
      ))}
    </ul>
  );
}
