import type { WarehouseScanEvent } from '@waybill/contract/warehouse/shapes';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useItemPicture } from './calls.ts';

/** The photos of a scan; each opens in full in a tab of its own. */
export function ItemPictures({ scan }: { readonly scan: WarehouseScanEvent }) {
  const t = useTranslate();
  const count = scan.images.length;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('Photos')}>
      {scan.images.map((image, at) => (
        <li key={image}>
          <Picture
            id={scan.id}
            image={image}
            name={t('Photo {number} of {count}', { number: at + 1, count })}
          />
        </li>
      ))}
    </ul>
  );
}

type PictureProps = { readonly id: string; readonly image: string; readonly name: string };

function Picture({ id, image, name }: PictureProps) {
  const t = useTranslate();
  const { data, error } = useItemPicture(id, image);
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
