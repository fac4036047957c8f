import { whyNotLineHaul } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { paths } from '#paths';
import { useGuidParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { WaitingJobs } from '../allocation/WaitingJobs.tsx';
import { Articles } from '../articles/Articles.tsx';
import { Capacity } from '../articles/Capacity.tsx';
import { CostShares } from '../articles/CostShares.tsx';
import { DangerousGoods } from '../dangerous-goods/DangerousGoods.tsx';
import { Differences } from '../articles/Differences.tsx';
import { ScanBox } from '../articles/ScanBox.tsx';
import { useLoad } from '../articles/calls.ts';
import { useLineHaul } from './calls.ts';
import { isDelayed } from './delayed.ts';
import { LineHaulDetails } from './LineHaulDetails.tsx';
import { LineHaulPill } from './LineHaulPill.tsx';
import { Notes } from './Notes.tsx';
import { useLineHaulActions } from './use-line-haul-actions.tsx';

/** A line haul: its freight, its scans, and its status. */
export function LineHaulPage() {
  const id = useGuidParam();
  const query = useLineHaul(id);
  const load = useLoad(id);
  return (
    <Awaited query={query} permission="Job.Linehaul" heading="Line haul">
      {({ linehaul }) => <Loaded lineHaul={linehaul} load={load.data} />}
    </Awaited>
  );
}

type LoadedProps = { readonly lineHaul: LineHaul; readonly load: LineHaulLoad | undefined };

function Loaded({ lineHaul, load }: LoadedProps) {
  const { actions, dialogs } = useLineHaulActions(lineHaul, load);
  const { linehaulcode, status } = lineHaul;
  const mayScan =
    whyNotLineHaul('load', status) === null || whyNotLineHaul('unload', status) === null;
  return (
    <>
      <PageHeading
        title={linehaulcode}
        copy={linehaulcode}
        breadcrumb={[
          { label: 'Jobs', href: paths.jobs() },
          { label: 'Line hauls', href: paths.lineHauls() },
          { label: linehaulcode },
        ]}
        aside={<LineHaulPill status={status} isDelayed={isDelayed(lineHaul)} />}
        actions={actions}
      />
      {dialogs}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {mayScan && <ScanBox lineHaul={lineHaul} />}
          {load && <Differences lineHaul={lineHaul} load={load} />}
          {whyNotLineHaul('allocate', status) === null && <WaitingJobs lineHaul={lineHaul} />}
          <Articles lineHaul={lineHaul} load={load} />
          <RecordTalk
            about={{
              entitytype: 'LineHaul',
              entityid: lineHaul.linehaulid,
              hasCustomer: false,
            }}
          />
          <DocumentsPanel about={{ entityType: 'LineHaul', entityGuid: lineHaul.linehaulid }} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Panel title="Details">
            <LineHaulDetails lineHaul={lineHaul} />
          </Panel>
          <Capacity lineHaul={lineHaul} />
          {load && <DangerousGoods load={load} />}
          {load && <CostShares lineHaul={lineHaul} load={load} />}
          <Notes lineHaul={lineHaul} />
        </div>
      </div>
    </>
  );
}
