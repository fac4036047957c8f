import { Printer, Trash } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { KeyValueList } from '../ui/KeyValueList.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ShortcutSheet } from '../ui/ShortcutSheet.tsx';
import { StatusPill } from '../ui/StatusPill.tsx';

type Layer = 'dialog' | 'drawer' | 'confirm' | 'keys' | null;

/** Dialogs, drawers, menus and tooltips. */
export function OverlaysSection() {
  const [layer, setLayer] = useState<Layer>(null);
  const open = (each: Layer) => ({
    open: layer === each,
    onOpenChange: (next: boolean) => setLayer(next ? each : null),
  });
  return (
    <Panel title="Layers">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setLayer('dialog')}>Open dialog</Button>
        <Button onClick={() => setLayer('drawer')}>Open drawer</Button>
        <Button onClick={() => setLayer('confirm')}>Void invoice</Button>
        <Button onClick={() => setLayer('keys')}>Shortcuts</Button>
        <Menu
          trigger={<Button>Open menu</Button>}
          items={[
            { heading: 'Papers' },
            { label: 'Print label', icon: Printer, keys: 'p', onAct: () => undefined },
            { label: 'Manifest', disabledReason: 'Nothing is selected', onAct: () => undefined },
            'separator',
            { label: 'Delete', icon: Trash, danger: true, onAct: () => setLayer('confirm') },
          ]}
        />
        <Button keys="Mod+k">Hover me</Button>
      </div>
      <Layers open={open} />
    </Panel>
  );
}

type LayersProps = {
  readonly open: (layer: Layer) => {
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
  };
};

function Layers({ open }: LayersProps) {
  return (
    <>
      <Dialog
        {...open('dialog')}
        title="Add a note"
        description="Everybody who may see the booking can read it."
        footer={
          <>
            <Button onClick={() => open('dialog').onOpenChange(false)}>Cancel</Button>
            <Button look="primary">Add note</Button>
          </>
        }
      >
        <KeyValueList details={[{ label: 'Booking', value: 'WB2041187' }]} />
      </Dialog>
      <Drawer
        {...open('drawer')}
        title="WB2041187"
        subtitle={<StatusPill family="green">Delivered</StatusPill>}
        footer={<Button look="primary">Open booking</Button>}
      >
        <KeyValueList details={[{ label: 'From', value: 'Cairns QLD 4870' }]} />
      </Drawer>
      <ConfirmDialog
        {...open('confirm')}
        question="Void invoice INV-001043?"
        effect="Its number stays used and the customer is notified."
        verb="Void invoice"
        working={false}
        problem="The invoice is part of a closed statement."
        typeToConfirm="INV-001043"
        onConfirm={() => undefined}
      />
      <ShortcutSheet
        {...open('keys')}
        groups={[
          { title: 'This page', shortcuts: [{ keys: 'j', label: 'Next row' }] },
          { title: 'Anywhere', shortcuts: [{ keys: 'Mod+k', label: 'Search' }] },
        ]}
      />
    </>
  );
}
