import { CircleCheck, MapPin, Package, TriangleAlert, Truck } from 'lucide-react';
import { Avatar } from '../ui/Avatar.tsx';
import { Chart } from '../ui/Chart.tsx';
import { Copyable } from '../ui/Copyable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { KeyValueList } from '../ui/KeyValueList.tsx';
import { DateTime, Measure, Money } from '../ui/Money.tsx';
import { Panel } from '../ui/Panel.tsx';
import { pillFamilies } from '../ui/pill-families.ts';
import { ProgressRail } from '../ui/ProgressRail.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusPill } from '../ui/StatusPill.tsx';
import { Timeline } from '../ui/Timeline.tsx';

const steps = ['Booked', 'Picked up', 'In transit', 'Out for delivery', 'Delivered'].map(
  (label, at) => ({ id: label, label, ...(at < 2 ? { note: `Mon 0${8 + at}:15` } : {}) }),
);
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((x, at) => ({
  x,
  road: 120 + ((at * 37) % 90),
  air: 30 + ((at * 23) % 40),
}));

/** Numbers, statuses, timelines and charts. */
export function DetailsSection() {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatTile label="Processing" value="128" family="amber" icon={Package} href="#tables" />
        <StatTile
          label="In transit"
          value="1,204"
          family="blue"
          icon={Truck}
          trend={[3, 6, 5, 8, 9, 12]}
          note="+12 since yesterday"
        />
        <StatTile label="Delivered" value="8,311" family="green" icon={CircleCheck} />
        <StatTile label="Exception" value={undefined} family="red" icon={TriangleAlert} />
      </div>
      <Panel title="Statuses">
        <div className="flex flex-wrap gap-3">
          {pillFamilies.map((family) => (
            <StatusPill key={family} family={family} icon={Truck}>
              {family}
            </StatusPill>
          ))}
          <StatusPill family="teal" icon={MapPin} late>
            Out for delivery
          </StatusPill>
        </div>
      </Panel>
      <Panel title="Progress">
        <div className="grid gap-6">
          <ProgressRail label="Delivery" steps={steps} done={2} />
          <ProgressRail label="Stuck delivery" steps={steps} done={3} stuck />
        </div>
      </Panel>
      <div className="grid gap-4 lg:grid-cols-2">
        <Details />
        <Panel title="Activity">
          <History />
        </Panel>
        <Chart title="Bookings per day" kind="bar" xLabel="Day" series={modes} points={week} />
        <Chart title="On time" kind="line" xLabel="Day" series={modes} points={week} />
        <Panel title="Waiting">
          <Skeleton lines={4} />
        </Panel>
        <Panel flush>
          <EmptyState title="Nothing to do" text="Every job of today is allocated." />
        </Panel>
      </div>
    </>
  );
}

const modes = [
  { key: 'road', label: 'Road' },
  { key: 'air', label: 'Air' },
];

function Details() {
  return (
    <Panel title="Facts">
      <div className="grid gap-6 sm:grid-cols-2">
        <KeyValueList
          details={[
            { label: 'Consignment', value: <Copyable text="WB2041187" /> },
            { label: 'Customer', value: 'Harbour Coffee Roasters Pty Ltd' },
            { label: 'Ready', value: <DateTime text="Mon 16 Nov 14:05 AEDT" title="03:05 UTC" /> },
            { label: 'Weight', value: <Measure text="12.5 kg" /> },
            { label: 'Reference', value: null },
            { label: 'Driver', value: <Avatar name="Kim Nguyen" size={24} /> },
          ]}
        />
        <KeyValueList
          details={[
            { label: 'Freight', value: <Money text="$1,180.00" />, number: true },
            { label: 'Discount', value: <Money text="−$80.00" />, number: true },
            { label: 'GST', value: <Money text="$110.00" />, number: true },
            { label: 'Total', value: <Money text="$1,210.00" />, number: true, strong: true },
          ]}
        />
      </div>
    </Panel>
  );
}

function History() {
  return (
    <Timeline
      label="Tracking"
      first={3}
      events={[
        { id: '4', title: 'Out for delivery', time: '16 Nov 07:41', icon: MapPin, family: 'teal' },
        { id: '3', title: 'At depot', time: '15 Nov 22:10', by: 'Alexandria NSW' },
        { id: '2', title: 'Picked up', time: '15 Nov 15:32', by: 'Kim Nguyen', icon: Truck },
        { id: '1', title: 'Booked', time: '15 Nov 09:00', detail: 'Two cartons, no tail lift.' },
      ]}
    />
  );
}
