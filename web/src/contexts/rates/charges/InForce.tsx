import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

type InForceProps = {
  readonly dated: {
    readonly effectiveDate: string;
    readonly expireDate?: string | null | undefined;
  };
};

/** Whether something dated is in force today, was, or will be. */
export function InForce({ dated }: InForceProps) {
  const say = useSay();
  const { dayOf } = useFormats();
  const [today] = useState(() => dayOf(Date.now()));
  if (today < dated.effectiveDate) return <StatusPill family="blue">{say('To come')}</StatusPill>;
  const isOver = dated.expireDate != null && today >= dated.expireDate;
  if (isOver) return <StatusPill family="neutral">{say('Over')}</StatusPill>;
  return <StatusPill family="green">{say('In force')}</StatusPill>;
}
