import { useWatch } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Banner } from '#ui/Banner.tsx';
import { CheckListField } from '#ui/form/CheckListField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useMay } from '#shell/permissions.ts';
import type { ReportFormat } from '@waybill/contract/reports/shapes';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { ParameterValues } from '../reports/parameter-values.ts';
import { addressesIn, looksLikeAddress } from './addresses.ts';
import {
  cadenceOptions,
  formatOptions,
  parameterTexts,
  weekdayOptions,
} from '../reports/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { cadences } from '@waybill/contract/reports/schedules/shapes';
import type { Report } from '@waybill/contract/reports/reports/shapes';
import { useReaders, useSaveSchedule } from './calls.ts';

type Props = {
  readonly report: Report;
  readonly provided: ParameterValues;
  readonly onClose: () => void;
};
type Values = {
  schedule: {
    every: (typeof cadences)[number];
    weekday: number | null;
    format: ReportFormat;
    readers: number[];
  };
  /** Addresses outside, separated by commas or line breaks. */
  outside: string;
};

const usual: Values = {
  schedule: { every: 'Week', weekday: 1, format: 'Excel', readers: [] },
  outside: '',
};

/** Has this report, as it is asked now, sent again and again. */
export function ScheduleDrawer({ report, provided: input, onClose }: Props) {
  const t = useTranslate();
  const label = useLabel();
  const toast = useToast();
  const may = useMay();
  const save = useSaveForm({
    reading: null,
    values: usual,
    send: useSaveSchedule(),
    argsOf: ({ schedule, outside }: Values) => ({
      schedule: {
        ...schedule,
        recipients: addressesIn(outside),
        reportId: report.id,
        parameters: input,
      },
    }),
    onSaved: () => {
      toast({ title: 'This report will be sent by e-mail', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer title="Send by e-mail" submitLabel="Save schedule" save={save} onClose={onClose}>
      <p className="text-ink-2">
        {[label(report.title), parameterTexts(input, t)].filter((part) => part !== '').join(': ')}
        {'. '}
        {t('It runs at 6 a.m.; you get a link to the file by e-mail. Periods count from that day.')}
      </p>
      <SelectField<Values> name="schedule.every" label="How often" options={cadenceOptions} />
      <Weekday />
      <SelectField<Values> name="schedule.format" label="File" options={formatOptions} />
      <Readers reportId={report.id} />
      {may('Communication.Send') && <Outside />}
    </FormDrawer>
  );
}

/** Colleagues who may see what the report shows; where there are none, nothing is asked. */
function Readers({ reportId }: { readonly reportId: string }) {
  const { data, error } = useReaders(reportId);
  if (error) return <Banner tone="problem" title={explain(error).message} />;
  const options = (data?.items ?? []).map(({ userId, name }) => ({ value: userId, label: name }));
  if (options.length === 0) return null;
  return (
    <CheckListField<Values>
      name="schedule.readers"
      label="Also send to colleagues"
      help="Colleagues with access to the data in this report."
      options={options}
    />
  );
}

/** The e-mail addresses of recipients without an account. */
function Outside() {
  const t = useTranslate();
  return (
    <TextArea<Values>
      name="outside"
      label="Recipients outside the company"
      help="Separate by commas. Each gets a link that works without signing in."
      rows={2}
      optional
      rules={{
        validate: (value) => {
          const wrong = addressesIn(String(value)).find((address) => !looksLikeAddress(address));
          return (
            wrong === undefined ||
            t('“{address}” is not a valid e-mail address', { address: wrong })
          );
        },
      }}
    />
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
