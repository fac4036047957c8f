import { webhookEvents } from '@waybill/contract/webhooks/events';
import type { Webhook } from '@waybill/contract/webhooks/shapes';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckListField } from '#ui/form/CheckListField.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveWebhook } from '../calls.ts';
import { eventWords } from '../labels.ts';

type Props = {
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  /** Receives a new webhook's secret, to be shown once. */
  readonly onSecret: (secret: string) => void;
};

const valuesOf = (webhook: Webhook | null) => ({
  webhook: {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: webhook?.events ?? ['booking.statusChanged'],
    isActive: webhook?.isActive ?? true,
  },
});
type Values = ReturnType<typeof valuesOf>;

const eventOptions = webhookEvents.map((value) => ({ value, label: eventWords(value) }));

export function WebhookDrawer({ webhook, onClose, onSecret }: Props) {
  const toast = useToast();
  const save = useSaveForm({
    reading: webhook,
    values: valuesOf(webhook),
    send: useSaveWebhook(),
    argsOf: ({ webhook: input }: Values) => ({
      webhook: {
        ...input,
        id: webhook?.id,
        events: webhookEvents.filter((event) => input.events.includes(event)),
      },
    }),
    onSaved: ({ secret }) => {
      toast({ title: 'Webhook saved', tone: 'success' });
      onClose();
      if (secret !== null) onSecret(secret);
    },
  });
  return (
    <FormDrawer
      title={webhook === null ? 'Add webhook' : 'Edit webhook'}
      submitLabel="Save webhook"
      save={save}
      onClose={onClose}
    >
      <TextField<Values>
        name="webhook.url"
        label="Address"
        type="url"
        placeholder="https://"
        help="An HTTPS URL on a public host."
        rules={{ required: 'Please enter the address', maxLength: 1000 }}
      />
      <TextField<Values>
        name="webhook.description"
        label="Description"
        optional
        rules={{ maxLength: 200 }}
      />
      <CheckListField<Values>
        name="webhook.events"
        label="Subscribed events"
        options={eventOptions}
        required="Choose at least one event"
      />
      <SwitchField<Values> name="webhook.isActive" label="On" />
    </FormDrawer>
  );
}
