import type { EntityChange } from '@waybill/contract/messaging/history/endpoints';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type PropertyChange, type ReadableChange, readableChanges } from './changed-value.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useEntityChanges } from './calls.ts';

type ChangesPanelProps = {
  readonly entitytype: string;
  readonly entityid: string;
  /** Describes a change in the record's own terms; null uses the default description. */
  readonly read?: (change: PropertyChange) => ReadableChange | null;
};

/** The number of changes shown at first, and added by each click. */
const step = 5;

/** The changes of a record, field by field, newest first; nothing without the permission. */
export function ChangesPanel(record: ChangesPanelProps) {
  return useMay()('Communication.View') ? <Changes {...record} /> : null;
}

function Changes({ entitytype, entityid, read = () => null }: ChangesPanelProps) {
  const t = useTranslate();
  const [visible, setVisible] = useState(step);
  const { data, error, refetch } = useEntityChanges({
    entitytype,
    entityid,
    maxResultCount: visible,
  });
  const left = (data?.totalCount ?? 0) - (data?.items.length ?? 0);
  return (
    <Panel title="Changes">
      {error && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data?.items.length === 0 && <p className="text-ink-3">{t('No changes yet.')}</p>}
      <ol className="grid gap-4">
        {data?.items.map((change, at) => (
          // Two changes of one transaction have the same time, so the key is the position.
          <Change key={data.totalCount - at} change={change} read={read} />
        ))}
      </ol>
      {left > 0 && (
        <div className="mt-3">
          <Button look="quiet" size="small" onClick={() => setVisible(visible + 2 * step)}>
            {t('Show older changes ({left})', { left })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type ChangeProps = Required<Pick<ChangesPanelProps, 'read'>> & { readonly change: EntityChange };

function Change({ change, read }: ChangeProps) {
  const t = useTranslate();
  const label = useLabel();
  const formats = useFormats();
  return (
    <li>
      <p className="text-meta text-ink-2">
        {[
          label(change.changetype),
          formats.dateTime(change.changetime),
          change.username !== null && t('by {username}', { username: change.username }),
          change.impersonatorname !== null &&
            t('(impersonated by {impersonatorname})', {
              impersonatorname: change.impersonatorname,
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {change.changetype === 'Updated' && (
        <dl className="mt-1 grid gap-1 text-table">
          {change.entitypropertychanges
            .flatMap((each) => read(each) ?? readableChanges(each, formats))
            .map(({ name, part, before, after }) => (
              <div key={`${name} ${part ?? ''}`} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-3">
                  {part === undefined ? label(name) : `${label(name)}: ${label(part)}`}
                </dt>
                <dd className="min-w-0 break-words">
                  <s className="text-ink-3">{label(before)}</s>{' '}
                  <ArrowRight className="inline size-3 text-ink-3" aria-hidden="true" />
                  <span className="sr-only">{t('changed to')}</span> {label(after)}
                </dd>
              </div>
            ))}
        </dl>
      )}
    </li>
  );
}
