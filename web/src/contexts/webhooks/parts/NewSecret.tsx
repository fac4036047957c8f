import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Props = { readonly secret: string; readonly onClose: () => void };

/** A secret, this once. */
export function NewSecret({ secret, onClose }: Props) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The secret of this webhook"
      description="It is shown only once. Store it where the receiver can use it to verify that messages come from us."
      footer={
        <Button look="primary" onClick={onClose}>
          I've saved it
        </Button>
      }
    >
      <span className="break-all">
        <Copyable text={secret} />
      </span>
      <p className="mt-3 text-ink-2">
        {t(
          'Messages are signed according to Standard Webhooks: HMAC-SHA256 over ID, timestamp and body, in the webhook-signature header.',
        )}
      </p>
    </Dialog>
  );
}
