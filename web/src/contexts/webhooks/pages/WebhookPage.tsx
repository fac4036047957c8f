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
import { useMessage } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useRotateSecret, useSendTest, useWebhooks } from '../calls.ts';
import { Deliveries } from '../parts/Deliveries.tsx';
import { NewSecret } from '../parts/NewSecret.tsx';
import { Standing } from '../parts/Standing.tsx';
import { eventWords } from '../labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const breadcrumb = [
  { label: 'Settings', href: paths.settings() },
  { label: 'Webhooks', href: paths.webhooks() },
  { label: 'Webhook' },
] as const;

/** A webhook: its status and its deliveries. */
export function WebhookPage() {
  const id = useIdParam();
  const query = useWebhooks({ filter: `id eq ${id}` });
  return (
    <Awaited query={query} permission="Administration.Settings" heading="Webhook">
      {({ items: [webhook] }) =>
        webhook ? (
          <WebhookDetails key={webhook.id} webhook={webhook} />
        ) : (
          <>
            <PageHeading title="Webhook" breadcrumb={breadcrumb} />
            <EmptyState title="Page not found" text="We could not find this webhook." />
          </>
        )
      }
    </Awaited>
  );
}

function WebhookDetails({ webhook }: { readonly webhook: Webhook }) {
  const t = useTranslate();
  const label = useLabel();
  const translate = useMessage();
  const toast = useToast();
  const { dateTime } = useFormats();
  const test = useSendTest();
  const rotate = useRotateSecret();
  const [rotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, url, events, isActive, disabledReason, failingSince } = webhook;
  const sendTest = () =>
    test.mutate({ id }, { onSuccess: () => toast({ title: 'Test event is being sent' }) });
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
            ...(isActive ? {} : { disabledReason: 'The webhook is turned off' }),
            ...(test.isPending ? { state: 'loading' as const } : {}),
          },
          { label: 'New secret', icon: KeyRound, onAct: () => setRotating(true) },
        ]}
      />
      <p className="break-all font-medium">{url}</p>
      <p className="mb-4 text-ink-2">
        {t('Subscribed events: {events}.', {
          events: events.map(eventWords).map(label).join(', '),
        })}
      </p>
      <div className="mb-4 grid gap-2">
        {disabledReason !== null && (
          <Banner tone="problem" title="This webhook was turned off">
            {t('{disabledReason} Turn it on in the list, then resend the missed events.', {
              disabledReason: translate(webhook.disabledReasonSentence ?? disabledReason),
            })}
          </Banner>
        )}
        {isActive && failingSince !== null && (
          <Banner
            tone="warning"
            title={t('No successful delivery since {failingSince}', {
              failingSince: dateTime(failingSince),
            })}
          >
            Deliveries are retried automatically. After three days without a response, the webhook
            is turned off.
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
        question="Generate a new secret?"
        effect="The old secret stops signing messages immediately. Update the receiver right away."
        verb="Generate new secret"
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
