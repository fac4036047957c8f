import { Mail } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Button } from '#ui/Button.tsx';
import { later } from '#ui/later.ts';
import { driverColumns } from './driver-columns.tsx';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useDrivers } from './calls.ts';

const DriverDrawer = later(async () => (await import('./DriverDrawer.tsx')).DriverDrawer);
const InviteDialog = later(async () => (await import('./InviteDialog.tsx')).InviteDialog);

const nameOf = ({ name }: Driver) => name;
const hrefOf = ({ id }: Driver) => paths.driver(id);

export function Drivers() {
  const list = useRecordList(paths.drivers(), 'name');
  const may = useMay();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <RecordShelf
        one="driver"
        many="drivers"
        list={list}
        answer={useDrivers({ ...list.requested, filter: list.search.q })}
        columns={driverColumns}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Driver.View"
        mayEdit={may('Driver.Create') && may('Driver.Edit')}
        why="Drivers are allocated jobs and scan freight along the way."
        actions={
          may('Driver.Create') && (
            <Button icon={Mail} onClick={() => setInviting(true)}>
              Invite driver
            </Button>
          )
        }
        editor={(driver, close) => (
          <DriverDrawer key={driver?.id ?? 'new'} driver={driver} onClose={close} />
        )}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
