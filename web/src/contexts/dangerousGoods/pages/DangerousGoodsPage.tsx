import { z } from 'zod';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { CustomerGoods } from '../parts/CustomerGoods.tsx';
import { UnList } from '../parts/UnList.tsx';

const shape = { tab: z.enum(['list', 'customers']).default('list') };
/** Each tab begins anew. */
const cleared = { q: undefined, sort: undefined, skip: undefined, class: undefined };

/** The UN list, and what single customers may send of it. */
export function DangerousGoodsPage() {
  const [{ tab }, change] = useSearchState(shape);
  return (
    <>
      <PageHeading
        title="Dangerous goods"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Dangerous goods' }]}
      />
      <Tabs
        label="Dangerous goods"
        active={tab}
        onChange={(id) => change({ ...cleared, tab: id === 'list' ? undefined : id })}
        tabs={[
          { id: 'list', label: 'UN list' },
          { id: 'customers', label: 'Customer permissions' },
        ]}
      >
        {tab === 'list' ? <UnList /> : <CustomerGoods />}
      </Tabs>
    </>
  );
}
