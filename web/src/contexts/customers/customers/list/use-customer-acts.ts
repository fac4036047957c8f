import type { CustomersOutcome } from '@waybill/contract/customers/customers/bulk';
import type { updateCustomers } from '@waybill/contract/customers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useBulkRun } from '#shell/bulk/use-bulk-run.ts';
import { useMailStatements, useUpdateCustomers } from '../calls.ts';

type Row = CustomersOutcome['results'][number];
type Change = Omit<ArgsOf<typeof updateCustomers>, 'customerIds'>;

const idOf = ({ customerId }: Row): number => customerId;
/** Statements are calculated one by one: small batches show the progress. */
const statementsAtOnce = 100;
const changedAtOnce = 500;

/** Runs bulk actions on customers, and stores the outcome of each. */
export function useCustomerActs(nameOf: (customerId: number) => string) {
  const updating = useUpdateCustomers();
  const mailing = useMailStatements();
  const { run, ...bulk } = useBulkRun<Row>({ idOf, nameOf });
  return {
    bulk,
    change: (title: PlatformText, ids: readonly number[], change: Change) =>
      run({
        title,
        ids,
        atOnce: changedAtOnce,
        act: async (part) =>
          (await updating.mutateAsync({ ...change, customerIds: [...part] })).results,
      }),
    sendStatements: (ids: readonly number[]) =>
      run({
        title: 'Send statements',
        ids,
        atOnce: statementsAtOnce,
        act: async (part) => (await mailing.mutateAsync({ customerIds: [...part] })).results,
      }),
  };
}

export type CustomerActing = ReturnType<typeof useCustomerActs>;
