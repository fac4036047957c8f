import { Hash } from 'lucide-react';
import { useFoundRecords } from '#contexts/search/links/use-found-records.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { type NamedRecord, recordOf } from './records.ts';
import { inWords } from '../notifications/message-labels.ts';
import { beingNamed } from './naming.ts';
import { Suggestions } from './Suggestions.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

const debounce_ms = 300;
const displayedMax = 8;

type NameRecordsProps = {
  readonly text: string;
  readonly onName: (record: NamedRecord) => void;
};

/** Records that global search finds for what is typed after a #, to be named by a press. */
export function NameRecords({ text, onName }: NameRecordsProps) {
  const t = useTranslate();
  const wordOf = useLabel();
  const typed = beingNamed('#', text);
  const query = useDebounced(typed ?? '', debounce_ms);
  const found = useFoundRecords(query);
  if (typed === undefined || found === undefined) return null;
  return (
    <Suggestions
      label="Link a record"
      icon={Hash}
      none={t('Nothing called “{typed}” found.', { typed })}
      options={found.flatMap((result) => recordOf(result) ?? []).slice(0, displayedMax)}
      keyOf={({ entitytype, entityid }) => `${entitytype} ${entityid}`}
      nameOf={({ entitytype, label }) => `${label} (${wordOf(inWords(entitytype))})`}
      onChoose={onName}
    />
  );
}
