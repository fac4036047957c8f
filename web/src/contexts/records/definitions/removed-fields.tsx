import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { type ReactNode, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { explain } from '#client/explain.ts';
import type { SaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useUpdateDefinition } from './calls.ts';
import type { DesignValues } from './design-values.ts';

type Args = Parameters<ReturnType<typeof useUpdateDefinition>['mutate']>[0];
type Removal = {
  readonly args: Args;
  readonly fields: readonly string[];
  /** Says how many records have a value in them. */
  readonly message: string;
  /** True if the deletion was confirmed but refused. */
  readonly isRequested: boolean;
};

/**
 * Saves a design; if fields with values are removed, asks for confirmation before these are
 * deleted.
 * @returns the mutation for the form, and what draws the question about the form's design.
 */
export function useRemovedFields(type: EntityDefinition) {
  const t = useTranslate();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const update = useUpdateDefinition();
  const onRefused = (error: Error, args: Args) => {
    const saved = new Set(args.definition.properties.map(({ key }) => key));
    const fields = type.properties.map(({ key }) => key).filter((key) => !saved.has(key));
    if (!(error instanceof HttpError) || error.status !== 409 || fields.length === 0) return;
    setRemoval({ args, fields, message: error.message, isRequested: false });
  };
  const send: typeof update = {
    ...update,
    mutate: (args, options) =>
      update.mutate(args, {
        ...options,
        onError: (error, input, ...rest) => {
          if (args.dropfields === undefined) onRefused(error, args);
          options?.onError?.(error, input, ...rest);
        },
      }),
  };
  const removalOf = ({ form }: SaveForm<DesignValues>, onSaved: () => void): ReactNode =>
    removal !== null && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setRemoval(null)}
        question="Delete the data in the removed fields?"
        effect={[
          removal.message,
          t("The data can only be recovered from each record's change history."),
        ].join(' ')}
        verb="Delete fields and data"
        working={send.isPending}
        problem={send.error && removal.isRequested ? explain(send.error).message : null}
        onConfirm={() =>
          send.mutate(
            { ...removal.args, dropfields: [...removal.fields] },
            {
              onSuccess: () => {
                form.reset(form.getValues());
                setRemoval(null);
                onSaved();
              },
              onError: () => setRemoval({ ...removal, isRequested: true }),
            },
          )
        }
      />
    );
  return { send, removalOf };
}
