import type { ArgsOf } from '@waybill/contract/endpoint';
import type { savePreStartQuestions } from '@waybill/contract/fleet/endpoints';
import { checklistNames, type ChecklistName } from '@waybill/contract/fleet/pre-start/choices';
import type { PreStartSettings } from '@waybill/contract/fleet/pre-start/shapes';
import { useFieldArray } from 'react-hook-form';
import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { CheckboxField, SwitchField } from '#ui/form/CheckboxField.tsx';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { checklistWords } from './check-text.ts';
import { usePreStartSettings, useSavePreStartSettings } from './calls.ts';

const areas = checklistNames.map((value) => ({ value, label: checklistWords[value] }));

type Sent = ArgsOf<typeof savePreStartQuestions>;
type Values = {
  readonly questions: readonly {
    readonly id: string | null;
    readonly checklist: ChecklistName;
    readonly title: string;
    readonly iscritical: boolean;
    readonly needsphoto: boolean;
  }[];
  readonly blocksonfailure: boolean;
  readonly isrequired: boolean;
  readonly dispatchphone: string;
};

/** The questions of the tenant's pre-start check, and the effect of a failure. */
export function QuestionsPage() {
  return (
    <>
      <PageHeading
        title="Pre-start questions"
        breadcrumb={[
          { label: 'Compliance', href: paths.compliance() },
          { label: 'Pre-start questions' },
        ]}
      />
      <Awaited query={usePreStartSettings()} permission="Administration.Settings">
        {(settings) => <Loaded settings={settings} />}
      </Awaited>
    </>
  );
}

function Loaded({ settings }: { readonly settings: PreStartSettings }) {
  const toast = useToast();
  const save = useSaveForm<Values, Sent, PreStartSettings>({
    reading: settings,
    values: { ...settings, dispatchphone: settings.dispatchphone ?? '' },
    send: useSavePreStartSettings(),
    argsOf: (values) => ({
      ...values,
      questions: [...values.questions],
      dispatchphone: values.dispatchphone || null,
    }),
    onSaved: () => toast({ title: 'Questions saved', tone: 'success' }),
  });
  return (
    <FormShell {...save} saveBar submitLabel="Save questions" useLeaveGuard={useLeaveGuard}>
      <div className="grid gap-4">
        <Panel title="Rules" narrow>
          <div className="grid gap-3">
            <SwitchField<Values>
              name="isrequired"
              label="A shift starts only after a check of the same day"
            />
            <SwitchField<Values>
              name="blocksonfailure"
              label="A failed check blocks driver and vehicle until dispatch clears it"
            />
            <TextField<Values> name="dispatchphone" label="Phone number of dispatch" />
          </div>
        </Panel>
        <Questions />
      </div>
    </FormShell>
  );
}

function Questions() {
  const { fields, append, remove } = useFieldArray<Values>({ name: 'questions' });
  const empty = {
    id: null,
    checklist: 'bodychecklist',
    title: '',
    iscritical: true,
    needsphoto: false,
  } as const;
  return (
    <Panel title="Questions">
      <FieldRows addLabel="Add question" nothing="No questions yet." onAdd={() => append(empty)}>
        {fields.map((field, at) => (
          <FieldRow
            key={field.id}
            removeLabel="Remove question"
            onRemove={() => remove(at)}
            columns="lg:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <SelectField<Values> name={`questions.${at}.checklist`} label="Area" options={areas} />
            <TextField<Values>
              name={`questions.${at}.title`}
              label="Question"
              rules={{ required: 'Please enter the question', maxLength: 200 }}
            />
            <div className="lg:level-with-inputs flex flex-wrap items-center gap-x-4 lg:h-control">
              <CheckboxField<Values> name={`questions.${at}.iscritical`} label="Critical" />
              <CheckboxField<Values>
                name={`questions.${at}.needsphoto`}
                label="Photo of a failure"
              />
            </div>
          </FieldRow>
        ))}
      </FieldRows>
    </Panel>
  );
}
