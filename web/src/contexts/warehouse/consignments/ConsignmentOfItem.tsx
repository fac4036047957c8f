import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useConsignmentOf } from './calls.ts';

/** The sender and receiver of an item's consignment. */
export function ConsignmentOfItem({ number }: { readonly number: string }) {
  const [consignment] = useConsignmentOf(number).data?.items ?? [];
  if (consignment === undefined) return null;
  const { fromAddress, toAddress, items, dispatched } = consignment;
  const textOf = ({ companyName, suburb, stateCode, postCode }: typeof toAddress) =>
    [companyName, [suburb, stateCode, postCode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', ');
  return (
    <Panel title="Consignment">
      <KeyValueList
        details={[
          { label: 'From', value: textOf(fromAddress) },
          { label: 'To', value: textOf(toAddress) },
          { label: 'Instructions', value: toAddress.instructions },
          { label: 'Number of items', value: items, number: true },
          { label: 'Dispatched', value: dispatched, number: true },
        ]}
      />
    </Panel>
  );
}
