import type { ResultOf } from '@waybill/contract/endpoint';
import type { getApiKeys } from '@waybill/contract/identity/endpoints';
import { KeyRound, Trash2 } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useApiKeys, useCreateApiKey, useDeleteApiKey } from './calls.ts';

type Key = ResultOf<typeof getApiKeys>['items'][number];

/** The keys by which systems act as a user: created, shown once, deleted. */
export function ApiKeys({ userId }: { readonly userId: number }) {
  const t = useTranslate();
  const { data: session } = useSession();
  const making = useCreateApiKey();
  return (
    <Panel
      title="API keys"
      actions={
        <Button
          icon={KeyRound}
          working={making.isPending}
          disabledReason={
            session?.impersonatedLogin ? 'Not available while you impersonate another user.' : null
          }
          onClick={() => making.mutate({ userId })}
        >
          Create API key
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">
          {t('A system that sends a key as {header} has the permissions of this user.', {
            header: 'X-Api-Key',
          })}
        </p>
        {making.error && <Banner tone="problem" title={explain(making.error).message} />}
        <Awaited answer={useApiKeys(userId)} permission="Administration.Users">
          {({ items }) => <KeyList keys={items} />}
        </Awaited>
      </div>
      {making.data && <NewKeyDialog apiKey={making.data.apiKey} onClose={() => making.reset()} />}
    </Panel>
  );
}

type NewKeyDialogProps = { readonly apiKey: string; readonly onClose: () => void };

function NewKeyDialog({ apiKey, onClose }: NewKeyDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your new API key"
      description="Copy it now: we don't store it and can't show it again."
      footer={
        <Button look="primary" onClick={onClose}>
          I've copied it
        </Button>
      }
    >
      <p className="rounded-control bg-sunken p-3 break-all">
        <Copyable text={apiKey}>
          <code className="whitespace-normal">{apiKey}</code>
        </Copyable>
      </p>
    </Dialog>
  );
}

function KeyList({ keys }: { readonly keys: readonly Key[] }) {
  const t = useTranslate();
  if (keys.length === 0) {
    return (
      <EmptyState title="No API keys yet" text="Create one for each system that needs access." />
    );
  }
  return (
    <ul aria-label={t('API keys')} className="divide-y divide-hairline">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-3 py-2">
          <KeyDetails apiKey={key} />
          <DeleteKey apiKey={key} />
        </li>
      ))}
    </ul>
  );
}

function KeyDetails({ apiKey: { apiKey, creationTime, lastUsedTime } }: { readonly apiKey: Key }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  return (
    <span className="min-w-0 flex-1 basis-48">
      <code className="block font-medium">{apiKey}</code>
      <span className="block text-meta text-ink-3">
        {t('Created {creationTime},', { creationTime: dateTime(creationTime) })}{' '}
        {lastUsedTime === null
          ? t('never used')
          : t('last used {lastUsedTime}', { lastUsedTime: dateTime(lastUsedTime) })}
      </span>
    </span>
  );
}

function DeleteKey({ apiKey: { id, apiKey } }: { readonly apiKey: Key }) {
  const t = useTranslate();
  const toast = useToast();
  const removal = useDeleteApiKey();
  const { data: session } = useSession();
  return (
    <ConfirmButton
      label="Delete"
      verb="Delete key"
      icon={Trash2}
      size="small"
      question={t('Delete the API key {apiKey}?', { apiKey })}
      effect="Systems that use it lose access immediately."
      disabledReason={
        session?.impersonatedLogin ? 'Not available while you impersonate another user.' : null
      }
      working={removal.isPending}
      problem={removal.error && explain(removal.error).message}
      onConfirm={() => removal.mutate({ id }, { onSuccess: () => toast({ title: 'Key deleted' }) })}
    />
  );
}
