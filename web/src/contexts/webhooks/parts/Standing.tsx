import type { Webhook } from '@waybill/contract/webhooks/shapes';
import { useMessage } from '#shell/texts/Translated.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';

/** The status of a webhook: active, failing or disabled. */
export function Standing({ isActive, disabledReason, failingSince, ...webhook }: Webhook) {
  const translate = useMessage();
  if (disabledReason !== null) {
    return (
      <span title={translate(webhook.disabledReasonSentence ?? disabledReason)}>
        <StatusPill family="red">Turned off</StatusPill>
      </span>
    );
  }
  if (!isActive) return <StatusPill family="neutral">Off</StatusPill>;
  return failingSince === null ? (
    <StatusPill family="green">On</StatusPill>
  ) : (
    <StatusPill family="amber">Failing</StatusPill>
  );
}
