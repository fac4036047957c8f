import type { UseMutationResult } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { formHabits } from '#ui/form/FormShell.tsx';

type SaveFormOptions<Values extends FieldValues, Args, Result> = {
  /** What is saved now; what the server changes meanwhile flows into untouched fields. */
  readonly values: Values;
  readonly send: UseMutationResult<Result, Error, Args>;
  readonly argsOf: (values: Values) => Args;
  readonly onSaved?: ((result: Result, values: Values) => void) | undefined;
};

export type SaveForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly onSubmit: (values: Values) => void;
  readonly working: boolean;
  /** Refusals stand at their fields or in the form's root. */
  readonly problem: null;
};

/**
 * A form that saves by one call: spread it into `FormShell`. Give its values the names of the
 * call's input (`customer.email`), so that refusals find their fields.
 */
export function useSaveForm<Values extends FieldValues, Args, Result>({
  values,
  send,
  argsOf,
  onSaved,
}: SaveFormOptions<Values, Args, Result>): SaveForm<Values> {
  const form = useForm<Values, unknown, Values>({
    ...formHabits,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const onSubmit = (input: Values) =>
    send.mutate(argsOf(input), {
      onSuccess: (result) => {
        // At once, so that nothing is held back as unsaved when `onSaved` leads elsewhere.
        flushSync(() => form.reset(input));
        onSaved?.(result, input);
      },
      onError: (error) => showInForm(error, form.setError, inOrder(form, pathsOf(input))),
    });
  return { form, onSubmit, working: send.isPending, problem: null };
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
