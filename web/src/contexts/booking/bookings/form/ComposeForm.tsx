import type { BookingDetail, BookingForEditResult } from '@waybill/contract/booking/shapes';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { useSession } from '#shell/session/use-session.ts';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { FieldNamesProvider, useNewFieldNames } from '#ui/form/field-names.ts';
import { formHabits } from '#ui/form/FormShell.tsx';
import { BookSide } from './BookSide.tsx';
import { EditSide } from './EditSide.tsx';
import { dropDraft } from './draft.ts';
import { sectionOf } from './faults.ts';
import { FormSections } from './FormSections.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { usualFactor } from './Summaries.tsx';
import { useAutosave } from './use-draft.ts';
import type { Compose } from './values.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { cx } from '#ui/cx.ts';

type ComposeFormProps = {
  readonly initial: Compose;
  /** False for a booking that is already stored on the server. */
  readonly autosaved: boolean;
  /** The existing booking to change. */
  readonly edited?: BookingDetail | undefined;
  /** Above the form, e.g. that a draft was restored. */
  readonly notice?: ReactNode;
  readonly onBooked: (result: BookingForEditResult, values: Compose) => void;
};

/** The form of a booking: four collapsible sections, with the prices beside them. */
export function ComposeForm({ initial, autosaved, edited, notice, onBooked }: ComposeFormProps) {
  const form = useForm<Compose>({ ...formHabits, defaultValues: initial });
  const userId = useSession().data?.userId;
  const names = useNewFieldNames();
  const [isDone, setDone] = useState(false);
  // A ref, as navigation follows a save before the state is rendered.
  const left = useRef(false);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [cubicFactor, setCubicFactor] = useState(usualFactor);
  useAutosave(form, userId, autosaved && !isDone);
  const { isDirty } = form.formState;
  const finish = () => {
    left.current = true;
    setDone(true);
    if (autosaved && userId !== undefined) dropDraft(userId);
  };
  const showFaults = (fields: readonly string[]) => {
    const sections = new Set(fields.map(sectionOf));
    setFolded((now) => new Set([...now].filter((each) => !sections.has(each))));
    const [first] = fields;
    // A collapsed section must be rendered before a field in it can be focused.
    if (first) requestAnimationFrame(() => form.setFocus(first as FieldPath<Compose>));
  };
  return (
    <FormProvider {...form}>
      <FieldNamesProvider value={names}>
        <LeaveGuard isActive={() => isDirty && !left.current} isSaved={autosaved} />
        <div
          className={cx(
            'grid gap-6',
            'lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem]',
          )}
        >
          <div className="grid min-w-0 content-start gap-3">
            {notice}
            <ErrorSummary />
            <FormSections
              isBooked={edited !== undefined}
              folded={folded}
              onFold={(section, isFolded) =>
                setFolded((now) => {
                  const rest = [...now].filter((each) => each !== section);
                  return new Set(isFolded ? [...rest, section] : rest);
                })
              }
              cubicFactor={cubicFactor}
            />
          </div>
          <AfterPaint>
            {edited ? (
              <EditSide booking={edited} onFaults={showFaults} onSaved={finish} />
            ) : (
              <BookSide
                onFaults={showFaults}
                onFactor={setCubicFactor}
                onDraftSaved={finish}
                onBooked={(result) => {
                  finish();
                  onBooked(result, form.getValues());
                }}
              />
            )}
          </AfterPaint>
        </div>
      </FieldNamesProvider>
    </FormProvider>
  );
}
