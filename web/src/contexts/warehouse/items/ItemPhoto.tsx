import type { WarehouseItem } from '@waybill/contract/warehouse/items/shapes';
import { usePicture } from '#client/queries.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { itemScanPicture } from '../scans/calls.ts';

/** The newest photo of an item in the list; a click opens it in full in a new tab. */
export function ItemPhoto({ item }: { readonly item: WarehouseItem }) {
  return item.photo && <Photo name={item.itemId} {...item.photo} />;
}

type PhotoProps = NonNullable<WarehouseItem['photo']> & { readonly name: string };

function Photo({ name, scan, image }: PhotoProps) {
  const t = useTranslate();
  const { endpoint, args } = itemScanPicture(scan, image);
  const { data } = usePicture(endpoint, args);
  if (data === undefined) return <span className="block size-7 rounded-control bg-sunken" />;
  return (
    <a href={data} target="_blank" rel="noreferrer" className="hit block size-7">
      <img
        src={data}
        alt={t('Photo of {name}', { name })}
        className="size-7 rounded-control border border-hairline bg-white object-cover"
      />
    </a>
  );
}
