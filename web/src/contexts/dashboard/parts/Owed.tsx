import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOwnStatement } from '../calls.ts';
import { PanelBody } from './PanelBody.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The balance of a customer's own account. */
export function Owed() {
  const t = useTranslate();
  const { money } = useFormats();
  const query = useOwnStatement(true);
  const link = (
    <AppLink href={paths.statements()} className="hit text-table text-primary underline">
      {t('Statement')}
    </AppLink>
  );
  return (
    <Panel title="Your account" actions={link} flush>
      <PanelBody query={query} shape={<Skeleton rows={4} />}>
        {({ ageing, closingBalance, unallocatedAmount }) => (
          <div className="px-4 py-2">
            <KeyValueList
              details={[
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
