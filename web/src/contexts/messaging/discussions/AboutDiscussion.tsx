import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { DateTime } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { inWords } from '../notifications/message-labels.ts';
import { RecordTag } from './RecordTag.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';

/** The details of a discussion beside its comments. */
export function AboutDiscussion({ discussion }: { readonly discussion: Discussion }) {
  const t = useTranslate();
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
        details={[
          { label: 'Type', value: <Translated text={inWords(discussion.type)} /> },
          {
            label: 'About',
            value: discussion.entity === null ? '—' : <RecordTag tag={discussion.entity} />,
          },
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
            ? t('No customer is involved. Only staff can read this.')
            : t('The customer can read comments marked Customer, and the topic once there is one.')}
        </p>
      )}
    </Panel>
  );
}
