import { cadences, type Report } from '@waybill/contract/reports/shapes';
import { useWatch } from 'react-hook-form';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveSchedule } from '../calls.ts';
import type { Given } from '../given.ts';
import { cadenceOptions, givenWords, weekdayOptions } from '../words.ts';

type Props = {
  readonly report: Report;
  readonly given: Given;
  readonly onClose: () => void;
};
type Values = {
  schedule: { every: (typeof cadences)[number]; weekday: number | null };
};

const usual: Values = { schedule: { every: 'Week', weekday: 1 } };

/** Has this report, as it is asked now, sent again and again. */
export function ScheduleDrawer({ report, given, onClose }: Props) {
  const toast = useToast();
  const save = useSaveForm({
    values: usual,
    send: useSaveSchedule(),
    argsOf: ({ schedule }: Values) => ({
      schedule: { ...schedule, reportId: report.id, parameters: given },
    }),
    onSaved: () => {
      toast({ title: 'You will get this report by e-mail', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer title="Send by e-mail" submitLabel="Save schedule" save={save} onClose={onClose}>
      <p className="text-ink-2">
        {report.title}: {givenWords(given) || 'all'}. It runs at 6 in the morning; you get an e-mail
        with a link to the file. Periods by name count from that day.
      </p>
      <SelectField<Values> name="schedule.every" label="How often" options={[...cadenceOptions]} />
      <Weekday />
    </FormDrawer>
  );
}

function Weekday() {
  const every = useWatch<Values, 'schedule.every'>({ name: 'schedule.every' });
  if (every !== 'Week') return null;
  return (
    <SelectField<Values>
      name="schedule.weekday"
      label="On"
      options={weekdayOptions}
      rules={{ required: 'Please choose a day' }}
    />
  );
}
