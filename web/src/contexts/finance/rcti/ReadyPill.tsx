import type { RctiBlocker } from '@waybill/contract/finance/rcti/lifecycle';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { StatusPill } from '#ui/StatusPill.tsx';

const words: Readonly<Record<RctiBlocker, string>> = {
  NoDetails: 'Details missing',
  NoAgreement: 'No agreement',
  NoRecipient: 'Settings missing',
};

/** Shows whether RCTIs can be created for a contractor, or what is missing. */
export function ReadyPill({ blocker }: { readonly blocker: RctiBlocker | null }) {
  if (blocker === null) {
    return (
      <StatusPill family="green" icon={CircleCheck}>
        Ready
      </StatusPill>
    );
  }
  return (
    <StatusPill family="amber" icon={CircleAlert}>
      {words[blocker]}
    </StatusPill>
  );
}
