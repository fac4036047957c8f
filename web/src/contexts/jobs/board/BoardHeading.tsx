import { plainDateText } from '@waybill/kernel/formats';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { ChevronLeft, ChevronRight, Map as MapIcon, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { Presence } from './Presence.tsx';
import { usePresence } from './use-presence.ts';

type BoardHeadingProps = {
  /** The day of the board, yyyy-MM-dd. */
  readonly date: string;
  /** The number of waiting jobs. */
  readonly waiting: number;
  /** The last move by another dispatcher. */
  readonly news: string;
  /** True while a move is being saved. */
  readonly isSaving: boolean;
  readonly hasMap: boolean;
  readonly onMap: () => void;
  readonly onDate: (date: string | undefined) => void;
  readonly onSuggest: () => void;
};

/** The date of the board, the other dispatchers who have it open, and its general actions. */
export const BoardHeading = memo(function BoardHeading(props: BoardHeadingProps) {
  const { date, waiting, news, isSaving, hasMap, onMap, onDate, onSuggest } = props;
  const t = useTranslate();
  const { language } = useFormats();
  const dispatchers = usePresence();
  const by = (days: number) => onDate(addDays(localDate(date), days));
  useShortcut('ArrowLeft', () => by(-1), 'Previous day');
  useShortcut('ArrowRight', () => by(1), 'Next day');
  useShortcut('t', () => onDate(undefined), 'Today');
  useShortcut('m', onMap, 'Map');
  useShortcut('s', onSuggest, 'Suggest');
  return (
    <PageHeading
      title="Allocation"
      count={t('{count} waiting', { count: waiting })}
      aside={
        <span className="inline-flex flex-wrap items-center gap-1">
          <IconButton label="Previous day" icon={ChevronLeft} onClick={() => by(-1)} />
          <span className="num">{plainDateText(date, 'weekday', language)}</span>
          <IconButton label="Next day" icon={ChevronRight} onClick={() => by(1)} />
          <Button look="quiet" size="small" keys="t" onClick={() => onDate(undefined)}>
            Today
          </Button>
          <Presence dispatchers={dispatchers} />
          <Button look="quiet" size="small" keys="s" icon={Sparkles} onClick={onSuggest}>
            Suggest
          </Button>
          <span className="max-lg:hidden">
            <Button
              look="quiet"
              size="small"
              keys="m"
              icon={MapIcon}
              aria-pressed={hasMap}
              onClick={onMap}
            >
              Map
            </Button>
          </span>
          {isSaving && (
            <span className="wait-150 inline-flex items-center gap-1 text-meta text-ink-2">
              <Spinner size={14} />
              {t('Saving…')}
            </span>
          )}
          <output className="max-w-80 truncate text-meta text-ink-2">{news}</output>
        </span>
      }
    />
  );
});
