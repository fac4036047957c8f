import type { WarehouseItem } from '@waybill/contract/warehouse/items/shapes';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useThumbnail } from '../scans/calls.ts';

/** The newest photo of an item in the list, small; the item's page shows it in full. */
export function ItemPhoto({ item }: { readonly item: WarehouseItem }) {
  return item.photo && <Thumbnail name={item.itemId} {...item.photo} />;
}

type ThumbnailProps = NonNullable<WarehouseItem['photo']> & { readonly name: string };

function Thumbnail({ name, scan, image }: ThumbnailProps) {
  const t = useTranslate();
  const { data } = useThumbnail(scan, image);
  if (data === undefined) return <span className="block size-7 rounded-control bg-sunken" />;
  return (
    <img
      src={data}
      alt={t('Photo of {name}', { name })}
      className="size-7 rounded-control border border-hairline bg-white object-cover"
    />
  );
}
