import { type ItemStatus, itemStatuses } from '@waybill/contract/warehouse/lifecycle';
import type { RecordList } from '#shell/records/use-record-list.ts';
import { ViewTabs } from '#shell/records/ViewTabs.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { type ItemView, itemViewNames, itemViews } from './item-views.ts';

type NarrowingProps = {
  readonly list: RecordList;
  readonly view: ItemView;
  readonly status: ItemStatus | undefined;
};

/** The views of the items, their search and their status. */
export function ItemNarrowing({ list, view, status }: NarrowingProps) {
  return (
    <>
      <ViewTabs
        views={itemViews.map((id) => ({ id, name: itemViewNames[id] }))}
        current={view}
        onOpen={(id) => list.narrow({ view: id === 'all' ? undefined : id })}
      />
      <FilterBar
        search={{ ...list.text, placeholder: 'Barcode, SKU, description or location' }}
        promoted={
          <FilterSelect
            single
            label="Status"
            options={itemStatuses.map((value) => ({ value, label: value }))}
            chosen={status ? [status] : []}
            onChange={([chosen]) => list.narrow({ status: chosen })}
          />
        }
      />
    </>
  );
}
