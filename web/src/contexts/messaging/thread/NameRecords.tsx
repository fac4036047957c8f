import { Hash } from 'lucide-react';
import { useFoundRecords } from '#contexts/search/links/use-found-records.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { type NamedRecord, recordOf } from '../records.ts';
import { inWords } from '../words.ts';
import { beingNamed } from './naming.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSay } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

const patience_ms = 300;
const shownMax = 8;

type NameRecordsProps = {
  readonly text: string;
  readonly onName: (record: NamedRecord) => void;
};

/** Records that global search finds for what is typed after a #, to be named by a press. */
export function NameRecords({ text, onName }: NameRecordsProps) {
  const say = useSay();
  const wordOf = useLabel();
  const typed = beingNamed('#', text);
  const asked = useDebounced(typed ?? '', patience_ms);
  const found = useFoundRecords(asked);
  if (typed === undefined || found === undefined) return null;
  return (
    <Suggestions
      label="Link a record"
      icon={Hash}
      none={say('Nothing called “{typed}” found.', { typed })}
      options={found.flatMap((result) => recordOf(result) ?? []).slice(0, shownMax)}
      keyOf={({ entitytype, entityid }) => `${entitytype} ${entityid}`}
      nameOf={({ entitytype, label }) => `${label} (${wordOf(inWords(entitytype))})`}
      onChoose={onName}
    />
  );
}
