import { KeyRound, Trash2 } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { NewSecret } from './ClientSecret.tsx';
import { useDeleteApiClient, useRotateApiClientSecret } from './calls.ts';

type Props = {
  readonly client: { readonly id: string; readonly name: string };
  readonly onSecret: (secret: NewSecret) => void;
};

/** The actions on a system: renew its secret, or delete it. */
export function ClientActs({ client: { id, name }, onSecret }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const rotating = useRotateApiClientSecret();
  const removal = useDeleteApiClient();
  const { data: session } = useSession();
  const disabledReason = session?.impersonatedLogin
    ? 'Not available while you impersonate another user.'
    : null;
  return (
    <span className="flex flex-wrap gap-2">
      <ConfirmButton
        label="New secret"
        icon={KeyRound}
        size="small"
        verb="Generate new secret"
        question={t('Generate a new secret for {name}?', { name })}
        effect="The old one stops working immediately; its tokens after an hour at most."
        disabledReason={disabledReason}
        working={rotating.isPending}
        problem={rotating.error && explain(rotating.error).message}
        onConfirm={() => rotating.mutate({ id }, { onSuccess: onSecret })}
      />
      <ConfirmButton
        label="Delete"
        icon={Trash2}
        size="small"
        verb="Delete system"
        question={t('Delete {name}?', { name })}
        effect="Its secret and tokens stop working immediately."
        disabledReason={disabledReason}
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() =>
          removal.mutate(
            { id },
            { onSuccess: () => toast({ title: t('{name} deleted', { name }) }) },
          )
        }
      />
    </span>
  );
}
