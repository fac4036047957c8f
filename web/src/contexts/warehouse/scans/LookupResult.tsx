import type { WarehouseScanEvent } from '@waybill/contract/warehouse/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { useLabel } from '#ui/labels.ts';
import { Panel } from '#ui/Panel.tsx';
import { ItemPill } from '../items/ItemPill.tsx';
import { useItemOfBarcode } from './calls.ts';
import { scanWord } from './scan-words.ts';

/** The item with a barcode, read-only: nothing is recorded. */
export function LookupResult({ barcode }: { readonly barcode: string }) {
  const t = useTranslate();
  const query = useItemOfBarcode(barcode);
  return (
    <Panel>
      <Awaited query={query} permission="Warehouse.View">
        {({ items: [item] }) =>
          item === undefined ? (
            <output className="block text-[28px] font-bold text-red-fg">
              {t('Unknown barcode')} <span className="font-mono">{barcode}</span>
            </output>
          ) : (
            <output className="grid gap-2">
              <AppLink
                href={paths.warehouseItem(item.id)}
                className="hit w-fit font-mono text-[28px] text-primary underline"
              >
                {item.itemId}
              </AppLink>
              <ItemPill status={item.status} />
              <span className="text-[44px] leading-tight font-bold">{item.zone ?? '–'}</span>
              <span>{[item.description, item.sku].filter(Boolean).join(' · ')}</span>
              {item.lastScanEvent && <Last scan={item.lastScanEvent} />}
            </output>
          )
        }
      </Awaited>
    </Panel>
  );
}

function Last({ scan: { code, creationTime } }: { readonly scan: WarehouseScanEvent }) {
  const spoken = useLabel();
  const { dateTime } = useFormats();
  return (
    <span className="text-ink-2">{`${spoken(scanWord(code))} · ${dateTime(creationTime)}`}</span>
  );
}
