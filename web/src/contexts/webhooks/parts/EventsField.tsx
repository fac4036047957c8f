import { webhookEvents } from '@waybill/contract/webhooks/events';
import { useController } from 'react-hook-form';
import { eventWords } from '../words.ts';

/** Which events an address is told; one at least. */
export function EventsField() {
  const { field, fieldState } = useController({
    name: 'webhook.events',
    rules: {
      validate: (chosen: readonly string[]) => chosen.length > 0 || 'Choose at least one event',
    },
  });
  const chosen = field.value as readonly string[];
  const toggle = (event: string, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, event] : chosen.filter((each) => each !== event));
  const problem = fieldState.error?.message;
  return (
    <fieldset className="grid gap-1" aria-describedby={problem ? 'events-problem' : undefined}>
      <legend className="mb-1 font-medium">Told when</legend>
      {webhookEvents.map((event, at) => (
        <label key={event} className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={chosen.includes(event)}
            onChange={({ target }) => toggle(event, target.checked)}
            onBlur={field.onBlur}
            {...(at === 0 ? { ref: field.ref } : {})}
          />
          {eventWords(event)}
        </label>
      ))}
      {problem && (
        <span id="events-problem" role="alert" className="text-danger">
          {problem}
        </span>
      )}
    </fieldset>
  );
}
