import type { UseMutationResult } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { formHabits } from '#ui/form/FormShell.tsx';
import { isChangedMeanwhile } from '#client/errors.ts';
import { type Overlaps, useOverlaps } from './use-overlaps.ts';
import { useSaveAgain } from './use-save-again.ts';

/** The response from which a form's values come. */
export type ReadRecord = { readonly revision?: string | undefined };

type SaveFormOptions<Values extends FieldValues, Args, Result> = {
  /** The saved values; changes on the server update the untouched fields. */
  readonly values: Values;
  readonly send: UseMutationResult<Result, Error, Args>;
  readonly argsOf: (values: Values) => NoInfer<Args>;
  readonly onSaved?: ((result: Result, values: Values) => void) | undefined;
} & ReadingOf<Args>;

/** A save of a whole record states the revision of its values; null if it is new. */
export type ReadingOf<Args> = 'revision' extends keyof Args
  ? { readonly reading: ReadRecord | null | undefined }
  : { readonly reading?: undefined };

export type SaveForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly onSubmit: (values: Values) => unknown;
  readonly working: boolean;
  /** Refusals are shown at their fields or as errors of the form. */
  readonly problem: null;
  readonly overlaps: Overlaps;
};

/**
 * A form that saves with one request: spread it into `FormShell`. Name its values like the
 * endpoint's input (`customer.email`), so that refusals find their fields. If another user saved
 * the record in the meantime, changes that do not overlap are merged and saved; the others are
 * shown beside the user's own (decision 0044).
 */
export function useSaveForm<Values extends FieldValues, Args, Result>(
  options: SaveFormOptions<Values, Args, Result>,
): SaveForm<Values> {
  const { values, send, argsOf, onSaved, reading } = options;
  const form = useForm<Values, unknown, Values>({
    ...formHabits,
    defaultValues: values as DefaultValues<Values>,
  });
  const overlaps = useOverlaps(form, values);
  const revision = reading?.revision;
  const submit = (input: Values) => {
    const finish = overlaps.begin(input);
    send.mutate(revision === undefined ? argsOf(input) : { ...argsOf(input), revision }, {
      onSuccess: (result) => {
        const saved = finish();
        again.rest();
        // Flushed, so that nothing counts as unsaved when `onSaved` navigates away.
        flushSync(() => form.reset(saved));
        onSaved?.(result, input);
      },
      onError: (error) => {
        if (!(isChangedMeanwhile(error) && again.wait(error)))
          showInForm(error, form.setError, inOrder(form, pathsOf(input)));
      },
    });
  };
  const again = useSaveAgain({
    revision,
    // Validates and sends the form's current values: untouched fields hold other users' changes.
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
 * Sorts paths as the form shows them: drawn fields first, in the order in which they were drawn.
 */
function inOrder<Values extends FieldValues>(
  { control }: UseFormReturn<Values, unknown, Values>,
  paths: readonly string[],
): Path<Values>[] {
  const known = new Set(paths);
  const drawn = [...control._names.mount].filter((name) => known.has(name));
  return [...new Set([...drawn, ...paths])] as Path<Values>[];
}

/** Returns every path within the values: `customer`, `customer.email`, `rows.0.value`. */
function pathsOf(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return at === '' ? [] : [at];
  const below = Object.entries(value).flatMap(([name, each]) =>
    pathsOf(each, at === '' ? name : `${at}.${name}`),
  );
  return at === '' ? below : [at, ...below];
}
