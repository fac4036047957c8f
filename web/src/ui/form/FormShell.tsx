import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import { type ProblemLike, problemText } from '../problem-text.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { useUiTexts } from '../ui-texts.ts';
import { type FieldNames, FieldNamesProvider } from './field-names.ts';
import { type FormOverlaps, OverlapBox } from './OverlapBox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useFormKeys } from './use-form-keys.ts';

/** Validates a field when it is first left, then with every change. Spread into `useForm`. */
export const formHabits = { mode: 'onTouched', reValidateMode: 'onChange' } as const;

export type FormShellProps<Values extends FieldValues, Checked> = {
  readonly form: UseFormReturn<Values, unknown, Checked>;
  readonly onSubmit: (values: Checked) => unknown;
  readonly children: ReactNode;
  /** Verb and noun, e.g. "Save customer". */
  readonly submitLabel: string;
  readonly working: boolean;
  /** The server's refusal; shown above the buttons as the error of the whole form. */
  readonly problem: ProblemLike;
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: string | undefined;
  /** Shows the buttons as a bar at the lower edge, only while there are changes. */
  readonly saveBar?: boolean | undefined;
  /** Changes by other users to fields that were also changed here. */
  readonly overlaps?: FormOverlaps | undefined;
  /** A hook that asks for confirmation before the user leaves a form with changes. */
  readonly useLeaveGuard?: ((dirty: boolean) => void) | undefined;
  /** Hides the list of errors, for forms of one or two fields. */
  readonly summaryHidden?: boolean | undefined;
  /** More buttons beside the submit button. */
  readonly actions?: ReactNode;
};

/** A form: its list of errors, its own error, its buttons and keys (⌘S and ⌘Enter submit). */
export function FormShell<Values extends FieldValues, Checked = Values>(
  props: FormShellProps<Values, Checked>,
) {
  const { form, onSubmit, children, saveBar, useLeaveGuard = noGuard, overlaps } = props;
  const element = useRef<HTMLFormElement>(null);
  const [names] = useState<FieldNames>(() => new Map());
  useFormKeys(element);
  const dirty = form.formState.isDirty;
  useLeaveGuard(dirty && !props.working);
  const oneAtATime = useOneAtATime();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (props.working) return;
    // All of them: the server's error about a part that is not a field itself would never go.
    form.clearErrors();
    void form.handleSubmit((values) => void oneAtATime(() => onSubmit(values)))(event);
  };
  const root = form.formState.errors.root?.message ?? problemText(props.problem);
  return (
    <FormProvider {...(form as unknown as UseFormReturn<Values>)}>
      <FieldNamesProvider value={names}>
        <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
          {!props.summaryHidden && form.formState.isSubmitted && <ErrorSummary />}
          {children}
          {overlaps !== undefined && <OverlapBox {...overlaps} names={names} />}
          {root !== undefined && !saveBar && <RootProblem key={root} text={root} />}
          {(!saveBar || dirty || props.working) && (
            <FormButtons {...props}>
              {saveBar && root !== undefined && (
                <div className="w-full">
                  <Banner tone="problem" title={root} />
                </div>
              )}
            </FormButtons>
          )}
        </form>
      </FieldNamesProvider>
    </FormProvider>
  );
}

/**
 * The error of the form as a whole, scrolled into view: keys can submit anywhere in a long form.
 */
function RootProblem({ text }: { readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the browser's return value, which React would take for a clean-up
    // function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="scroll-mb-4">
      <Banner tone="problem" title={text} />
    </div>
  );
}

const noGuard = () => undefined;

/** The buttons below the children. */
function FormButtons<Values extends FieldValues, Checked>(props: FormShellProps<Values, Checked>) {
  const { form, saveBar, submitLabel, working, onCancel, cancelLabel, actions, children } = props;
  const words = useUiTexts();
  const discard = onCancel ?? (() => form.reset());
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-2',
        saveBar &&
          'enter-sheet sticky bottom-4 z-20 rounded-card bg-surface px-4 py-3 shadow-float',
      )}
    >
      {children}
      {saveBar && <span className="mr-auto font-medium">{words.unsavedChanges}</span>}
      <Button look="primary" type="submit" working={working} keys="Mod+s">
        {submitLabel}
      </Button>
      {actions}
      {(saveBar || onCancel) && (
        <Button look={saveBar ? 'secondary' : 'quiet'} onClick={discard}>
          {cancelLabel ?? (saveBar ? words.discard : words.cancel)}
        </Button>
      )}
    </div>
  );
}
