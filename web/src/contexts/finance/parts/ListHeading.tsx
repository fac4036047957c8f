import type { UseMutationResult } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { exportInvoices } from '@waybill/contract/finance/endpoints';
import { Download } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { FinanceNav } from './FinanceNav.tsx';

type Query = ArgsOf<typeof exportInvoices>;

type ListHeadingProps = {
  readonly title: string;
  /** The number of rows, once it is known. */
  readonly total: number | undefined;
  /** Further actions, before the export. */
  readonly actions?: readonly HeadingEntry[];
  /** Exports the list as a file. */
  readonly csv: UseMutationResult<void, Error, Query>;
  /** The filter and order of the list, which also apply to the export. */
  readonly requested: Query;
};

/**
 * The heading of a finance list, with links to the other lists; its export, or why it is
 * unavailable.
 */
export function ListHeading({
  title,
  total,
  actions = [],
  csv,
  requested: query,
}: ListHeadingProps) {
  const { number } = useFormats();
  const { filter, sorting, customerId } = query;
  const whole = {
    ...(filter === undefined ? {} : { filter }),
    ...(sorting === undefined ? {} : { sorting }),
    ...(customerId === undefined ? {} : { customerId }),
  };
  return (
    <>
      <PageHeading
        title={title}
        {...(total === undefined ? {} : { count: number(total) })}
        actions={[
          ...actions,
          {
            label: 'Export CSV',
            onAct: () => csv.mutate(whole),
            icon: Download,
            primary: false,
            ...(csv.isPending ? { state: 'loading' as const } : {}),
          },
        ]}
      />
      <FinanceNav />
      {csv.error && <Banner tone="problem" title={explain(csv.error).message} />}
    </>
  );
}
