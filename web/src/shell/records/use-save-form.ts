import type { UseMutationResult } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { formHabits } from '#ui/form/FormShell.tsx';
import { isChangedMeanwhile } from '#client/errors.ts';
import { type Overlaps, useOverlaps } from './use-overlaps.ts';
import { useSaveAgain } from './use-save-again.ts';

/** What the server answered where a form's values come from. */
export type ReadRecord = { readonly revision?: string | undefined };

type SaveFormOptions<Values extends FieldValues, Args, Result> = {
  /** What is saved now; what the server changes meanwhile flows into untouched fields. */
  readonly values: Values;
  readonly send: UseMutationResult<Result, Error, Args>;
  readonly argsOf: (values: Values) => NoInfer<Args>;
  readonly onSaved?: ((result: Result, values: Values) => void) | undefined;
} & ReadingOf<Args>;

/** A save of a whole record says which reading its values come from; null where it is new. */
export type ReadingOf<Args> = 'revision' extends keyof Args
  ? { readonly reading: ReadRecord | null | undefined }
  : { readonly reading?: undefined };

export type SaveForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly onSubmit: (values: Values) => unknown;
  readonly working: boolean;
  /** Refusals stand at their fields or in the form's root. */
  readonly problem: null;
  readonly overlaps: Overlaps;
};

/**
 * A form that saves by one call: spread it into `FormShell`. Give its values the names of the
 * call's input (`customer.email`), so that refusals find their fields. Where somebody else saved
 * the record meanwhile, what does not overlap is merged and saved; what does is shown beside what
 * was typed (decision 0044).
 */
export function useSaveForm<Values extends FieldValues, Args, Result>(
  options: SaveFormOptions<Values, Args, Result>,
): SaveForm<Values> {
  const { values, send, argsOf, onSaved, reading } = options;
  const form = useForm<Values, unknown, Values>({
    ...formHabits,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const overlaps = useOverlaps(form, values);
  const revision = reading?.revision;
  const submit = (input: Values) =>
    send.mutate(revision === undefined ? argsOf(input) : { ...argsOf(input), revision }, {
      onSuccess: (result) => {
        overlaps.begin(input);
        again.rest();
        // At once, so that nothing is held back as unsaved when `onSaved` leads elsewhere.
        flushSync(() => form.reset(input));
        onSaved?.(result, input);
      },
      onError: (error) => {
        if (!(isChangedMeanwhile(error) && again.wait(error)))
          showInForm(error, form.setError, inOrder(form, pathsOf(input)));
      },
    });
  const again = useSaveAgain({
    revision,
    // Checks and sends what the form holds now: what others changed stands in untouched fields.
    save: () => overlaps.areOpen() || void form.handleSubmit(submit)(),
    giveUp: (error) => showInForm(error, form.setError, []),
  });
  return {
    form,
    onSubmit: (input) => overlaps.areOpen() || submit(input),
    working: send.isPending || again.isWaiting,
    problem: null,
    overlaps,
  };
}

/**
 * Paths as the form shows them: fields that are drawn come first, in the order they were drawn in.
 */
function inOrder<Values extends FieldValues>(
  { control }: UseFormReturn<Values, unknown, Values>,
  paths: readonly string[],
): Path<Values>[] {
  const known = new Set(paths);
  const drawn = [...control._names.mount].filter((name) => known.has(name));
  return [...new Set([...drawn, ...paths])] as Path<Values>[];
}

/** Every path within the values: `customer`, `customer.email`, `rows.0.value`. */
function pathsOf(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return at === '' ? [] : [at];
  const below = Object.entries(value).flatMap(([name, each]) =>
    pathsOf(each, at === '' ? name : `${at}.${name}`),
  );
  return at === '' ? below : [at, ...below];
}
