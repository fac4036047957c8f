import { floorOf } from '@waybill/contract/warehouse/locations/floor';
import type { WarehouseLocation } from '@waybill/contract/warehouse/locations/shapes';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { AppLink } from '#ui/go.tsx';

type MapProps = { readonly locations: readonly WarehouseLocation[] };

const floor = cx(
  'grid max-h-[32rem] gap-4 overflow-auto rounded-card border border-hairline bg-surface p-4',
);
const cell = 'grid size-9 place-items-center rounded-control border text-meta num';
const looks = {
  empty: 'border-hairline bg-surface text-ink-3',
  used: 'border-transparent bg-teal-bg text-teal-fg font-semibold',
  off: 'border-dashed border-edge bg-sunken text-ink-3 line-through',
} as const;

/** The floor, drawn from the codes: aisles side by side, bays along them, top level first. */
export function FloorMap({ locations }: MapProps) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('Floor map')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
      tabIndex={0}
      className={floor}
    >
      {floorOf(locations).map(({ aisle, bays }) => (
        <div key={aisle} className="grid gap-1">
          <h2 className="font-semibold">{aisle}</h2>
          <div className="flex items-end gap-1">
            {bays.map(({ bay, levels }) => (
              <div key={bay} className="grid justify-items-center gap-1">
                {levels.toReversed().map((location) => (
                  <Cell key={location.id} location={location} />
                ))}
                <span className="num text-meta text-ink-3">{bay}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Cell({ location: { code, items, isActive } }: { readonly location: WarehouseLocation }) {
  const t = useTranslate();
  const label =
    items === 1 ? t('{code}: 1 item', { code }) : t('{code}: {items} items', { code, items });
  const look = isActive ? looks[items > 0 ? 'used' : 'empty'] : looks.off;
  return (
    <AppLink
      href={paths.warehouseItems({ q: code })}
      aria-label={label}
      data-tip={label}
      className={cx(cell, look)}
    >
      {items > 0 ? items : '·'}
    </AppLink>
  );
}
