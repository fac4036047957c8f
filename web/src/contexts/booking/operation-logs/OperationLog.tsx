import { useMessage } from '#shell/texts/Translated.tsx';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { explain } from '#client/explain.ts';
import { type Formats, useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Exchanged } from '#shell/records/Exchanged.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DateTime } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { useLabel } from '#ui/labels.ts';
import { wordOf } from './operation-labels.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import type { OperationLog as LogEntry } from '@waybill/contract/booking/operation-logs/shapes';
import { useOperationLog, useOperationLogs } from './calls.ts';

type Entry = z.output<typeof LogEntry>;

/** The operations on a booking; staff can open the request and the response. */
export function OperationLog({ bookingId, isCustomer }: OperationLogProps) {
  const t = useTranslate();
  const spoken = useLabel();
  const translate = useMessage();
  const { data, error, refetch } = useOperationLogs(bookingId);
  const { dateTime, exact, number } = useFormats();
  return (
    <Panel title="Operation log">
      {error && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {!data && !error && <Skeleton lines={3} />}
      {data?.items.length === 0 && <p className="text-ink-3">{t('No operations yet.')}</p>}
      {data && data.items.length > 0 && (
        <Timeline
          label="Operation log"
          first={4}
          events={data.items.map((entry) => ({
            id: String(entry.id),
            title: endingText(entry, t, spoken),
            time: (
              <DateTime
                iso={entry.creationTime}
                text={dateTime(entry.creationTime)}
                title={exact(entry.creationTime)}
              />
            ),
            by:
              [translate(entry.valueSentence ?? entry.value ?? ''), triedText(entry, t, number)]
                .filter(Boolean)
                .join(' · ') || undefined,
            ...lookOf(entry.status),
            ...(isCustomer ? {} : { detail: <Exchange id={entry.id} /> }),
          }))}
        />
      )}
    </Panel>
  );
}

/** Returns an operation with its result: `Request pickup: done`. */
const endingText = (
  { operation, status }: Entry,
  t: Translate,
  spoken: (word: string) => string,
): string =>
  t('{operation}: {ending}', {
    operation: spoken(wordOf(operation)),
    ending: spoken(endings[status] ?? status),
  });

/** Of a call of a carrier: which try it was, and how long it took. */
function triedText({ attempt, duration }: Entry, t: Translate, number: Formats['number']): string {
  if (attempt === null || duration === null) return '';
  const seconds = number(duration / 1000, { least: 1, most: 1 });
  return t('attempt {attempt}, {seconds} s', { attempt, seconds });
}

type OperationLogProps = { readonly bookingId: number; readonly isCustomer: boolean };

/** The request and the response, fetched when opened. */
function Exchange({ id }: { readonly id: number }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { data, error } = useOperationLog(id, open);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit text-meta text-ink-3">{t('Request and response')}</summary>
      {error && (
        <p className="text-red-fg">
          <Translated text={explain(error).message} />
        </p>
      )}
      {open && !data && !error && <Skeleton lines={2} />}
      {data && <Exchanged request={data.request} response={data.response} />}
    </details>
  );
}

const endings: Readonly<Record<string, string>> = {
  Success: 'done',
  Failed: 'failed',
  Pending: 'waiting',
  InProgress: 'in progress',
  Skipped: 'skipped',
};

function lookOf(status: string) {
  if (status === 'Success') return { icon: CircleCheck, family: 'green' } as const;
  if (status === 'Failed') return { icon: CircleX, family: 'red' } as const;
  return { icon: Clock, family: 'neutral' } as const;
}
