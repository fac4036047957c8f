import { MailX } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useParam } from '#shell/page-state.ts';
import { TenantLogo } from '#shell/tenant/TenantLogo.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLabel } from '#ui/labels.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useEndSubscription, useSubscription } from './calls.ts';

/**
 * Unsubscribes a recipient without an account. Opening the page changes nothing, because mail
 * programs open links by themselves.
 */
export function UnsubscribePage() {
  const t = useTranslate();
  return (
    <div className="mx-auto grid max-w-[560px] gap-4 px-4 py-8">
      <TenantLogo className="h-10" />
      <h1 className="text-h1 font-semibold">{t('Unsubscribe')}</h1>
      <Panel>
        <Confirmation token={useParam('token')} />
      </Panel>
    </div>
  );
}

function Confirmation({ token }: { readonly token: string }) {
  const t = useTranslate();
  const label = useLabel();
  const { data, error } = useSubscription(token);
  const end = useEndSubscription();
  const problem = error ?? end.error;
  if (problem) return <Banner tone="problem" title={explain(problem).message} />;
  if (data === undefined) return <Skeleton lines={4} />;
  const { email, title, isEnded } = data;
  const about = { title: label(title), email };
  if (isEnded) {
    return (
      <EmptyState
        icon={MailX}
        title="Unsubscribed"
        text={t('“{title}” is no longer sent to {email}.', about)}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('“{title}” is sent to {email}.', about)}</p>
      <Button
        look="primary"
        working={end.isPending}
        onClick={() => end.mutate({ recipientToken: token })}
      >
        Unsubscribe
      </Button>
    </div>
  );
}
