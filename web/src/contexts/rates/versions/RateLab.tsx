import type { Replay as ReplayShape } from '@waybill/contract/booking/replays/shapes';
import { FlaskConical } from 'lucide-react';
import type { z } from 'zod';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { ReplayOutcome } from './ReplayOutcome.tsx';
import { useReplay, useStartReplay } from './calls.ts';

type Replay = z.output<typeof ReplayShape>;
type OfCard = { readonly card: RateCard };

/** Prices the last bookings again with this version, to show who would pay more or less. */
export function RateLab({ card }: OfCard) {
  const mayEdit = useMay()('Job.Rates');
  return (
    <div className="grid gap-4">
      {mayEdit && <Start card={card} />}
      <Awaited query={useReplay(card.id)} permission="Job.Rates">
        {({ replay }) => (replay ? <Latest replay={replay} /> : <NeverRun />)}
      </Awaited>
    </div>
  );
}

const someBookings = 500;

function Start({ card }: OfCard) {
  const t = useTranslate();
  const today = useToday();
  const start = useSaveForm({
    values: { bookings: someBookings, day: card.effectiveDate ?? today },
    send: useStartReplay(),
    argsOf: ({ bookings, day }) => ({ rateCardId: card.id, bookings, day }),
  });
  return (
    <Panel title="Rate lab">
      <p className="mb-3 text-ink-2">
        {t("Prices recent bookings by both versions, with today's markup and no promo codes.")}
      </p>
      <FormShell {...start} submitLabel="Compare bookings" summaryHidden>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            name="bookings"
            label="Recent bookings"
            rules={{
              required: 'Please enter a number',
              min: { value: 1, message: 'At least one booking' },
              max: { value: 5000, message: 'At most 5,000' },
            }}
          />
          <DateField
            name="day"
            label="Assumed despatch date"
            rules={{ required: 'Please enter a date' }}
          />
        </div>
      </FormShell>
    </Panel>
  );
}

function NeverRun() {
  return (
    <EmptyState
      icon={FlaskConical}
      title="No comparison yet"
      text="Compare recent bookings to see who would pay more or less before you publish."
    />
  );
}

function Latest({ replay }: { readonly replay: Replay }) {
  const t = useTranslate();
  const { dateTime, plainDate } = useFormats();
  if (replay.problem) return <Banner tone="problem" title={replay.problem} />;
  if (!replay.outcome) {
    const done = replay.total ? replay.done / replay.total : 0;
    return (
      <ProgressBar
        label={t('{done} of {total} bookings priced', {
          done: replay.done,
          total: replay.total ?? replay.wanted,
        })}
        done={done}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {t('Compared {time}, assuming despatch on {day}. Amounts ex GST.', {
          time: dateTime(replay.createdAt),
          day: plainDate(replay.day),
        })}
      </p>
      <ReplayOutcome outcome={replay.outcome} />
    </div>
  );
}
