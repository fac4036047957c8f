import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { paths } from '#paths';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { checkColumnsOfDriver } from './check-columns.tsx';
import { checkName, newestWithin } from './check-text.ts';
import { usePreStartChecks } from './calls.ts';

const idOf = ({ id }: PreStartCheckAnswer) => id;
const hrefOf = ({ id }: PreStartCheckAnswer) => paths.preStartCheck(id);

/** The pre-start checks of a driver, failures first. */
export function ChecksOfDriver({ driverId }: { readonly driverId: string }) {
  const list = useRecordList(`${paths.driver(driverId)}#checks`, 'severity');
  const { sorting, ...page } = list.requested;
  const order = newestWithin(sorting);
  return (
    <RecordTable
      list={list}
      query={usePreStartChecks({ ...page, driverId, sorting: order })}
      label="Pre-start checks"
      columns={checkColumnsOfDriver}
      rowId={idOf}
      rowName={checkName}
      rowHref={hrefOf}
      permission="Driver.View"
      neverUsed={{
        title: 'No pre-start checks yet',
        text: 'Drivers complete the check in their app before they start.',
      }}
    />
  );
}
