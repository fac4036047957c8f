import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

export type NamedError = { readonly name: string; readonly message: string };

/** Returns each field's message in the order of the form's values, without the root error. */
export function namedErrors(errors: FieldErrors, only?: readonly string[]): readonly NamedError[] {
  const all = Object.entries(errors)
    .filter(([key]) => key !== 'root')
    .flatMap(([key, error]) => below(key, error));
  if (!only) return all;
  return all.filter(({ name }) =>
    only.some((each) => name === each || name.startsWith(`${each}.`)),
  );
}

/** A refusal by the server, as listed in the error body. */
export type ServerError = { readonly message: string; readonly members: readonly string[] };

/**
 * Shows the server's refusals at the fields they name (`items[0].weight` is the field
 * `items.0.weight`, ignoring case) and the others as errors of the form.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refusals: readonly ServerError[],
  otherwise?: string,
): void {
  const known = new Map(fieldNames(form.getValues()).map((name) => [name.toLowerCase(), name]));
  const loose: string[] = [];
  for (const { message, members } of refusals) {
    const names = members.flatMap((member) => known.get(plainName(member)) ?? []);
    for (const name of names) form.setError(name as Path<Values>, { type: 'server', message });
    if (names.length === 0) loose.push(message);
  }
  const root = loose.length > 0 ? loose.join(' ') : refusals.length === 0 ? otherwise : undefined;
  if (root !== undefined) form.setError('root', { type: 'server', message: root });
}

const plainName = (member: string): string =>
  member
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^(body|input)\./i, '')
    .toLowerCase();

function below(name: string, error: unknown): readonly NamedError[] {
  if (typeof error !== 'object' || error === null) return [];
  const { type, message } = error as { readonly type?: unknown; readonly message?: unknown };
  if (typeof type === 'string' || typeof type === 'number') {
    return [{ name, message: typeof message === 'string' ? message : '' }];
  }
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, inner]) => below(key === 'root' ? name : `${name}.${key}`, inner));
}

function fieldNames(values: unknown, prefix = ''): readonly string[] {
  if (typeof values !== 'object' || values === null || values instanceof Date) return [];
  return Object.entries(values).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    return [name, ...fieldNames(value, `${name}.`)];
  });
}
