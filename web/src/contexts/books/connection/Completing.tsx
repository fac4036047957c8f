import { useEffect, useRef } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useCompleteBooks } from './calls.ts';

type CompletingProps = {
  readonly returned: {
    readonly state: string;
    readonly code?: string | undefined;
    readonly error?: string | undefined;
    readonly businessId?: string | undefined;
    readonly businessName?: string | undefined;
  };
  readonly onDone: () => void;
};

/** Ends the sign-in that led back here; the code is used once. */
export function Completing({ returned, onDone }: CompletingProps) {
  const t = useTranslate();
  const { mutate, error } = useCompleteBooks();
  const started = useRef(false);
  const { state, code, businessId, businessName } = returned;
  const hasCode = code !== undefined && code !== '';
  useEffect(() => {
    if (started.current || !hasCode) return;
    started.current = true;
    const named = businessId === undefined ? {} : { businessId, businessName: businessName ?? '' };
    mutate({ state, code, ...named }, { onSuccess: onDone });
  }, [businessId, businessName, code, hasCode, mutate, onDone, state]);
  const problem = hasCode ? error && explain(error).message : t('Access was not allowed.');
  if (!problem) return <Skeleton lines={4} />;
  return (
    <Banner
      tone="problem"
      title={problem}
      actions={<Button onClick={onDone}>Connect again</Button>}
    />
  );
}
