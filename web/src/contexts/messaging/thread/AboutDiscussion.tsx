import type { Discussion } from '@waybill/contract/messaging/shapes';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { DateTime } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { hrefOfRecord, rightToRecord } from '../records.ts';
import { inWords } from '../words.ts';

/** What is known of a discussion beside what was said. */
export function AboutDiscussion({ discussion }: { readonly discussion: Discussion }) {
  const { dateTime, exact } = useFormats();
  const { data: session } = useSession();
  const time = discussion.creationtime;
  const people = new Set([
    discussion.creator.name,
    ...discussion.comments.map(({ commenter }) => commenter.name),
  ]);
  return (
    <Panel title="About">
      <KeyValueList
        facts={[
          { label: 'Type', value: inWords(discussion.type) },
          { label: 'About', value: <Record entity={discussion.entity} /> },
          { label: 'Started by', value: discussion.creator.name },
          {
            label: 'Started',
            value: <DateTime iso={time} text={dateTime(time)} title={exact(time)} />,
          },
          { label: 'People', value: [...people].join(', ') },
        ]}
      />
      {session?.isCustomer === false && (
        <p className="mt-3 text-meta text-ink-3">
          {discussion.customerid === null
            ? 'No customer takes part: only staff read this.'
            : 'The customer reads what is marked Customer, and the topic once anything is.'}
        </p>
      )}
    </Panel>
  );
}

/** The record it is about, as a link for whoever may follow it. */
function Record({ entity }: Pick<Discussion, 'entity'>) {
  const may = useMay();
  if (entity === null) return '—';
  const href = hrefOfRecord(entity);
  const right = rightToRecord(entity);
  if (href === undefined || right === undefined || !may(right)) return entity.label;
  return <AppLink href={href}>{entity.label}</AppLink>;
}
