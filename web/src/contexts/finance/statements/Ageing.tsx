import { useFormats } from '#shell/formats.ts';
import type { StatementItemData } from './carried.ts';
import { Translated } from '#shell/texts/Translated.tsx';

/** The owed amount by age, beside the unallocated credit. */
export function Ageing({ statement }: { readonly statement: StatementItemData }) {
  const { money } = useFormats();
  const { ageing, unallocatedAmount } = statement;
  const buckets = [
    ...ageing,
    ...(unallocatedAmount > 0 ? [{ name: 'On account', amount: -unallocatedAmount }] : []),
  ];
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {buckets.map(({ name, amount }) => (
        <div key={name} className="rounded-card border border-hairline bg-surface px-4 py-3">
          <dt className="text-meta text-ink-3">
            <Translated text={name} />
          </dt>
          <dd className="num text-h3 font-semibold">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
