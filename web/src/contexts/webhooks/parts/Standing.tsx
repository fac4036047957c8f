import type { Webhook } from '@waybill/contract/webhooks/shapes';
import { StatusPill } from '#ui/StatusPill.tsx';

/** How an address stands: told, failing, or off. */
export function Standing({ isActive, disabledReason, failingSince }: Webhook) {
  if (disabledReason !== null) {
    return (
      <span title={disabledReason}>
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
