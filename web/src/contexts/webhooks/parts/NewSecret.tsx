import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Props = { readonly secret: string; readonly onClose: () => void };

/** A secret, shown only once. */
export function NewSecret({ secret, onClose }: Props) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The secret of this webhook"
      description="It is shown only once. The receiver uses it to verify our messages."
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
        {t('Messages are signed by Standard Webhooks, in the webhook-signature header.')}{' '}
        {t('The signature is the HMAC-SHA256 of ID, timestamp and body.')}
      </p>
    </Dialog>
  );
}
