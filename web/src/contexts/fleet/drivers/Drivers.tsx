import { dutyStates } from '@waybill/contract/jobs/board/duty';
import { List, Mail, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { oneOf, or, textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { type RecordList, useRecordList } from '#shell/records/use-record-list.ts';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { later } from '#ui/later.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { dutyLooks } from '../waypoints/duty-looks.ts';
import { driverColumns } from './driver-columns.tsx';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useDrivers } from './calls.ts';

const DriverDrawer = later(async () => (await import('./DriverDrawer.tsx')).DriverDrawer);
const InviteDialog = later(async () => (await import('./InviteDialog.tsx')).InviteDialog);

const LiveMap = later(async () => (await import('../waypoints/LiveMap.tsx')).LiveMap);

const nameOf = ({ name }: Driver) => name;
const hrefOf = ({ id }: Driver) => paths.driver(id);

const shape = {
  layout: or(oneOf(['list', 'map']), 'list'),
  states: or(textValue, ''),
};
const layouts = [
  { value: 'list', label: 'List', icon: List },
  { value: 'map', label: 'Map', icon: MapIcon },
] as const;
const stateChoices = dutyStates.map((value) => ({ value, label: dutyLooks[value].word }));

/** The drivers as a list, or those on duty on a map that follows them. */
export function Drivers() {
  const list = useRecordList(paths.drivers(), 'name');
  const [{ layout, states }, change] = useSearchState(shape);
  const chosen = useMemo(
    () => dutyStates.filter((each) => states.split(',').includes(each)),
    [states],
  );
  const layoutControl = (
    <SegmentedControl
      label="Layout"
      value={layout}
      onChange={(next) => change({ layout: next === 'list' ? undefined : next })}
      options={layouts}
    />
  );
  if (layout === 'list') return <DriverList list={list} layoutControl={layoutControl} />;
  return (
    <>
      <FilterBar
        search={{ ...list.text, placeholder: 'Driver or registration number' }}
        promoted={
          <FilterSelect
            label="Status"
            options={stateChoices}
            chosen={chosen}
            onChange={(next) => change({ states: next.join(',') || undefined })}
          />
        }
        end={layoutControl}
      />
      <LiveMap wanted={list.search.q ?? ''} states={chosen} />
    </>
  );
}

type DriverListProps = { readonly list: RecordList; readonly layoutControl: ReactNode };

function DriverList({ list, layoutControl }: DriverListProps) {
  const may = useMay();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <RecordShelf
        one="driver"
        many="drivers"
        list={list}
        query={useDrivers({ ...list.requested, filter: list.search.q })}
        columns={driverColumns}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Driver.View"
        mayEdit={may('Driver.Create') && may('Driver.Edit')}
        why="Drivers are allocated jobs and scan freight along the way."
        actions={
          <>
            {layoutControl}
            {may('Driver.Create') && (
              <Button icon={Mail} onClick={() => setInviting(true)}>
                Invite driver
              </Button>
            )}
          </>
        }
        editor={(driver, close) => (
          <DriverDrawer key={driver?.id ?? 'new'} driver={driver} onClose={close} />
        )}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
