import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOwnStatement } from '../calls.ts';
import { PanelBody } from './PanelBody.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

/** What a customer's own account stands at. */
export function Owed() {
  const say = useSay();
  const { money } = useFormats();
  const answer = useOwnStatement(true);
  const link = (
    <AppLink href={paths.statements()} className="hit text-table text-primary underline">
      {say('Statement')}
    </AppLink>
  );
  return (
    <Panel title="Your account" actions={link} flush>
      <PanelBody answer={answer} shape={<Skeleton rows={4} />}>
        {({ ageing, closingBalance, unallocatedAmount }) => (
          <div className="px-4 py-2">
            <KeyValueList
              facts={[
                ...ageing.map(({ name, amount }) => ({
                  label: name,
                  value: money(amount),
                  number: true,
                })),
                ...(unallocatedAmount > 0
                  ? [{ label: 'Your credit', value: money(-unallocatedAmount), number: true }]
                  : []),
                { label: 'Balance', value: money(closingBalance), number: true, strong: true },
              ]}
            />
          </div>
        )}
      </PanelBody>
    </Panel>
  );
}
