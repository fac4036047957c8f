import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { BackgroundTask } from '@waybill/contract/administration/tasks/shapes';
import { useDiscardTask } from './calls.ts';

type DiscardTaskProps = { readonly task: BackgroundTask; readonly onClose: () => void };
type Values = { reason: string };

/** Discards a task; asks for the reason. */
export function DiscardTask({ task, onClose }: DiscardTaskProps) {
  const t = useTranslate();
  const save = useSaveForm({
    values: { reason: '' },
    send: useDiscardTask(),
    argsOf: ({ reason }: Values) => ({ id: task.id, reason }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('Discard {name}', { name: task.name })}
      submitLabel={t('Discard')}
      save={save}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {t('The task will never run. Who discarded it, and why, is recorded.')}
      </p>
      <TextArea<Values>
        name="reason"
        label="Reason"
        rules={{ required: 'Enter a reason', maxLength: 500 }}
        countTo={500}
      />
    </FormDrawer>
  );
}
