import type { Webhook } from '@waybill/contract/webhooks/shapes';
import { KeyRound, Send } from 'lucide-react';
import { useState } from 'react';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useIdParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLabel } from '#ui/labels.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useRotateSecret, useSendTest, useWebhooks } from '../calls.ts';
import { Deliveries } from '../parts/Deliveries.tsx';
import { NewSecret } from '../parts/NewSecret.tsx';
import { Standing } from '../parts/Standing.tsx';
import { eventWords } from '../words.ts';
import { useSay } from '#shell/texts/texts-context.ts';

const breadcrumb = [
  { label: 'Settings', href: paths.settings() },
  { label: 'Webhooks', href: paths.webhooks() },
  { label: 'Webhook' },
] as const;

/** One webhook: how it stands, and what was told to it. */
export function WebhookPage() {
  const id = useIdParam();
  const answer = useWebhooks({ filter: `id eq ${id}` });
  return (
    <Awaited answer={answer} permission="Administration.Settings" heading="Webhook">
      {({ items: [webhook] }) =>
        webhook ? (
          <Told key={webhook.id} webhook={webhook} />
        ) : (
          <>
            <PageHeading title="Webhook" breadcrumb={breadcrumb} />
            <EmptyState title="Not found or not yours" text="We could not find this webhook." />
          </>
        )
      }
    </Awaited>
  );
}

function Told({ webhook }: { readonly webhook: Webhook }) {
  const say = useSay();
  const label = useLabel();
  const toast = useToast();
  const { dateTime } = useFormats();
  const test = useSendTest();
  const rotate = useRotateSecret();
  const [rotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, url, events, isActive, disabledReason, failingSince } = webhook;
  const sendTest = () =>
    test.mutate({ id }, { onSuccess: () => toast({ title: 'A test is on its way' }) });
  return (
    <>
      <PageHeading
        title="Webhook"
        breadcrumb={breadcrumb}
        aside={<Standing {...webhook} />}
        actions={[
          {
            label: 'Send test',
            icon: Send,
            primary: true,
            onAct: sendTest,
            ...(isActive ? {} : { disabledReason: 'The webhook is switched off' }),
            ...(test.isPending ? { state: 'loading' as const } : {}),
          },
          { label: 'New secret', icon: KeyRound, onAct: () => setRotating(true) },
        ]}
      />
      <p className="break-all font-medium">{url}</p>
      <p className="mb-4 text-ink-2">
        {say('Told when: {events}.', { events: events.map(eventWords).map(label).join(', ') })}
      </p>
      <div className="mb-4 grid gap-2">
        {disabledReason !== null && (
          <Banner tone="problem" title="This webhook was switched off">
            {say('{disabledReason} Switch it on in the list, then replay what was lost.', {
              disabledReason: label(disabledReason),
            })}
          </Banner>
        )}
        {isActive && failingSince !== null && (
          <Banner
            tone="warning"
            title={say('Nothing was taken since {failingSince}', {
              failingSince: dateTime(failingSince),
            })}
          >
            It is tried again by itself, and switched off after three days without an answer.
          </Banner>
        )}
        {test.error && <Banner tone="problem" title={explain(test.error).message} />}
      </div>
      <Deliveries webhook={webhook} />
      <div className="mt-4 grid gap-4">
        <RecordTalk about={{ entitytype: 'Webhook', entityid: String(id), hasCustomer: false }} />
      </div>
      <ConfirmDialog
        open={rotating}
        onOpenChange={setRotating}
        question="Make a new secret?"
        effect="The old one signs nothing from then on: the receiver must know the new one at once."
        verb="Make a new secret"
        working={rotate.isPending}
        problem={rotate.error && explain(rotate.error).message}
        onConfirm={() =>
          rotate.mutate(
            { id },
            {
              onSuccess: (made) => {
                setRotating(false);
                setSecret(made.secret);
              },
            },
          )
        }
      />
      {secret !== null && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
