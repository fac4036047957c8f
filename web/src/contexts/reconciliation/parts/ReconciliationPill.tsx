import { StatusPill } from '#ui/StatusPill.tsx';
import { statusLook } from '../reconciliations/labels.ts';

/** The status of a carrier's invoice; one unknown to this page is shown as the server's text. */
export function ReconciliationPill({ status }: { readonly status: string }) {
  const { word, family, icon } = statusLook(status);
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}
