import type { Template } from '@waybill/contract/messaging/templates/shapes';
import type { UseMutationResult } from '@tanstack/react-query';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateFiles } from './TemplateFiles.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { TemplateVersions } from './TemplateVersions.tsx';
import { templateArgs, templateValues } from './template-values.ts';
import { useCreateTemplate, useUpdateTemplate } from './calls.ts';

type Args = {
  readonly template: ReturnType<typeof templateArgs>;
  readonly revision?: string | undefined;
};

/** The form of a template beside its preview; without a known template it creates one. */
export function TemplateEditor({ known }: { readonly known: Template | null }) {
  const go = useGo();
  const toast = useToast();
  const creating = useCreateTemplate();
  const updating = useUpdateTemplate();
  const send = (known === null ? creating : updating) as unknown as UseMutationResult<
    unknown,
    Error,
    Args
  >;
  const save = useSaveForm({
    reading: known,
    values: templateValues(known),
    send,
    argsOf: (values): Args => ({
      template: { ...(known === null ? {} : { id: known.id }), ...templateArgs(values, known) },
    }),
    onSaved: () => {
      toast({ title: 'Template saved', tone: 'success' });
      go(paths.templates());
    },
  });
  return (
    <FormShell
      {...save}
      submitLabel="Save template"
      useLeaveGuard={useLeaveGuard}
      onCancel={() => go(paths.templates())}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <TemplateForm />
        </div>
        <div className="grid content-start gap-4">
          <TemplatePreview id={known?.id ?? null} />
          <TemplateFiles known={known} />
          {known !== null && <TemplateVersions id={known.id} />}
        </div>
      </div>
    </FormShell>
  );
}
