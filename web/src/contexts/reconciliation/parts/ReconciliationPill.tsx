import { StatusPill } from '#ui/StatusPill.tsx';
import { statusLook } from '../reconciliations/labels.ts';

/** Where an invoice is, free text of the server where this page has no word for it. */
export function ReconciliationPill({ status }: { readonly status: string }) {
  const { word, family, icon } = statusLook(status);
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}
