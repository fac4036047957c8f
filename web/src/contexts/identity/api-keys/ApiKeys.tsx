import type { ResultOf } from '@waybill/contract/endpoint';
import type { getApiKeys } from '@waybill/contract/identity/endpoints';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useApiKeys, useCreateApiKey, useDeleteApiKey } from './calls.ts';

type Key = ResultOf<typeof getApiKeys>['items'][number];

/** The API keys of a user: create, show once, delete. */
export function ApiKeys({ userId }: { readonly userId: number }) {
  const t = useTranslate();
  const { data: session } = useSession();
  const [isNaming, setNaming] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  return (
    <Panel
      title="API keys"
      actions={
        <Button
          icon={KeyRound}
          disabledReason={
            session?.impersonatedLogin ? 'Not available while you impersonate another user.' : null
          }
          onClick={() => setNaming(true)}
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
        <Awaited query={useApiKeys(userId)} permission="Administration.Users">
          {({ items }) => <KeyList keys={items} />}
        </Awaited>
      </div>
      {isNaming && (
        <NameKeyDialog
          userId={userId}
          onClose={() => setNaming(false)}
          onMade={(apiKey) => {
            setNaming(false);
            setMade(apiKey);
          }}
        />
      )}
      {made !== null && <NewKeyDialog apiKey={made} onClose={() => setMade(null)} />}
    </Panel>
  );
}

type NameKeyDialogProps = {
  readonly userId: number;
  readonly onClose: () => void;
  readonly onMade: (apiKey: string) => void;
};

/** Asks which system the key is for, so that it can be identified among several keys. */
function NameKeyDialog({ userId, onClose, onMade }: NameKeyDialogProps) {
  const save = useSaveForm({
    values: { name: '' },
    send: useCreateApiKey(),
    argsOf: ({ name }: { name: string }) => ({ userId, name }),
    onSaved: ({ apiKey }) => onMade(apiKey),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Create API key" size="small">
      <FormShell {...save} submitLabel="Create API key" onCancel={onClose} summaryHidden>
        <TextField<{ name: string }>
          name="name"
          label="Name"
          placeholder="For example: online shop"
          help="The system that will use the key."
          rules={{ required: 'Please enter a name', maxLength: 64 }}
        />
      </FormShell>
    </Dialog>
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

function KeyDetails({ apiKey: key }: { readonly apiKey: Key }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { apiKey, name, creationTime, lastUsedTime } = key;
  return (
    <span className="min-w-0 flex-1 basis-48">
      {name !== '' && <span className="block font-medium break-words">{name}</span>}
      <code className="block">{apiKey}</code>
      <span className="block text-meta text-ink-3">
        {t('Created {creationTime},', { creationTime: dateTime(creationTime) })}{' '}
        {lastUsedTime === null
          ? t('never used')
          : t('last used {lastUsedTime}', { lastUsedTime: dateTime(lastUsedTime) })}
      </span>
    </span>
  );
}

function DeleteKey({ apiKey: { id, apiKey, name } }: { readonly apiKey: Key }) {
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
      question={t('Delete the API key {apiKey}?', { apiKey: name || apiKey })}
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
