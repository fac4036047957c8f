import type { EntityChange } from '@waybill/contract/messaging/history-endpoints';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useEntityChanges } from '../calls.ts';
import { inWords } from '../words.ts';

type ChangesPanelProps = { readonly entitytype: string; readonly entityid: string };

const shownMax = 50;

/** What changed on a record, field by field, newest first. */
export function ChangesPanel({ entitytype, entityid }: ChangesPanelProps) {
  const { data, error, refetch } = useEntityChanges({
    entitytype,
    entityid,
    maxResultCount: shownMax,
  });
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
      {data?.items.length === 0 && <p className="text-ink-3">Nothing has changed yet.</p>}
      <ol className="grid gap-4">
        {data?.items.map((change) => (
          <Change key={`${change.changetime} ${change.changetype}`} change={change} />
        ))}
      </ol>
      {data !== undefined && data.totalCount > shownMax && (
        <p className="mt-3 text-meta text-ink-3">The newest {shownMax} are shown.</p>
      )}
    </Panel>
  );
}

function Change({ change }: { readonly change: EntityChange }) {
  const { dateTime } = useFormats();
  return (
    <li>
      <p className="text-meta text-ink-2">
        {change.changetype} {dateTime(change.changetime)}
        {change.username !== null && ` by ${change.username}`}
      </p>
      {change.changetype === 'Updated' && (
        <dl className="mt-1 grid gap-1 text-table">
          {change.entitypropertychanges.map(({ propertyname, originalvalue, newvalue }) => (
            <div key={propertyname} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-3">{inWords(propertyname.replaceAll('_', ' '))}</dt>
              <dd className="min-w-0 break-words">
                <s className="text-ink-3">{originalvalue ?? 'nothing'}</s> → {newvalue ?? 'nothing'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
