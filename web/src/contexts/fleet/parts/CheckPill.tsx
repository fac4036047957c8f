import type { PreStartStatus } from '@waybill/contract/fleet/pre-start/choices';
import { StatusPill } from '#ui/StatusPill.tsx';
import { checkLook } from '../pre-start/check-text.ts';

export function CheckPill({ status }: { readonly status: PreStartStatus }) {
  const { word, family, icon } = checkLook[status];
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}
