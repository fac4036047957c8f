import { LayoutGrid } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { ActionsSection } from './ActionsSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { FormsSection } from './FormsSection.tsx';
import { LongTableSection } from './LongTableSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { TablesSection } from './TablesSection.tsx';

const sections: Readonly<Record<string, { readonly label: string; readonly body: ReactNode }>> = {
  acts: { label: 'Acts', body: <ActionsSection /> },
  details: { label: 'Facts', body: <DetailsSection /> },
  forms: { label: 'Forms', body: <FormsSection /> },
  tables: { label: 'Tables', body: <TablesSection /> },
  rows: { label: 'Long table', body: <LongTableSection /> },
  overlays: { label: 'Overlays', body: <OverlaysSection /> },
};

/** Every component in each of its states: a page for developers, not part of the product. */
export function Gallery() {
  const [active, setActive] = useState(location.hash.slice(1) || 'acts');
  const open = (id: string) => {
    history.replaceState(null, '', `#${id}`);
    setActive(id);
  };
  return (
    <main className="mx-auto max-w-[1440px] p-4 md:p-6">
      <PageHeading
        title="Widgets"
        icon={LayoutGrid}
        breadcrumb={[{ label: 'Home', href: '#acts' }, { label: 'Widgets' }]}
        aside={<ThemeSwitch />}
      />
      <Tabs
        label="Sections"
        active={active}
        onChange={open}
        tabs={Object.entries(sections).map(([id, { label }]) => ({ id, label }))}
      >
        <div className="grid gap-6">{sections[active]?.body}</div>
      </Tabs>
    </main>
  );
}
