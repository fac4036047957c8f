import { Ban, Copy, FileText, Plus, Printer, Trash, Truck } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import type { HeadingEntry } from '../ui/heading-actions.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { StatusPill } from '../ui/StatusPill.tsx';
import { useToast } from '../ui/Toasts.tsx';

const nothing = () => undefined;
const actions: readonly HeadingEntry[] = [
  { label: 'Print label', icon: Printer, onAct: nothing, primary: true },
  { label: 'Duplicate', icon: Copy, onAct: nothing },
  { label: 'Invoice', icon: FileText, onAct: nothing, state: 'success' },
  'separator',
  { label: 'Cancel', icon: Ban, onAct: nothing, disabledReason: 'It was collected at 09:12' },
];

/** Buttons, headings, banners and toasts. */
export function ActionsSection() {
  return (
    <>
      <Panel>
        <PageHeading
          title="WB-2041187"
          icon={Truck}
          breadcrumb={[{ label: 'Bookings', href: '#' }, { label: 'WB-2041187' }]}
          aside={
            <StatusPill family="blue" icon={Truck} late="12 min late">
              In transit
            </StatusPill>
          }
          actions={actions}
        />
      </Panel>
      <Buttons />
      <Panel title="Banners">
        <div className="grid gap-3">
          <Banner tone="info" title="Prices changed">
            The suburb changed, so the quote was asked for again.
          </Banner>
          <Banner tone="success" title="42 of 42 labels printed" />
          <Banner tone="warning" title="Live updates paused – reconnecting" />
          <Banner
            tone="problem"
            title="The carrier did not answer."
            actions={<Button size="small">Retry</Button>}
          >
            Nothing was booked. Try again in a minute or choose another service.
          </Banner>
        </div>
      </Panel>
    </>
  );
}

function Buttons() {
  const toast = useToast();
  const [way, setWay] = useState<'list' | 'map'>('list');
  return (
    <Panel title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" icon={Plus}>
          New booking
        </Button>
        <Button>Export</Button>
        <Button look="quiet">Skip</Button>
        <Button look="danger">Void invoice</Button>
        <Button look="success">Approve</Button>
        <Button working>Sending</Button>
        <Button disabledReason="Choose at least one row">Manifest</Button>
        <Button size="small">Small</Button>
        <Button size="touch" look="primary">
          Arrived
        </Button>
        <ButtonLink href="#facts">A link</ButtonLink>
        <IconButton icon={Trash} label="Delete row" />
        <IconButton icon={Printer} label="Print" disabledReason="No printer" />
        <Kbd keys="Mod+k" />
        <SegmentedControl
          label="View"
          value={way}
          onChange={setWay}
          options={[
            { value: 'list', label: 'List' },
            { value: 'map', label: 'Map' },
          ]}
        />
        <ConfirmButton
          label="Cancel booking"
          question="Cancel booking WB-2041187?"
          effect="The carrier is notified immediately. This cannot be undone."
          working={false}
          problem={null}
          onConfirm={() => toast({ title: 'Booking cancelled', tone: 'success' })}
        />
        <Button
          onClick={() =>
            toast({ title: 'Jobs allocated', action: { label: 'Undo', onAct: nothing } })
          }
        >
          Show a toast
        </Button>
      </div>
    </Panel>
  );
}
