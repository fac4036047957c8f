import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

type Props = { readonly secret: string; readonly onClose: () => void };

/** A secret, this once. */
export function NewSecret({ secret, onClose }: Props) {
  const say = useSay();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The secret of this webhook"
      description="It is shown this once. Keep it where the receiver finds it: with it the receiver checks that a message is ours."
      footer={
        <Button look="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <span className="break-all">
        <Copyable text={secret} />
      </span>
      <p className="mt-3 text-ink-2">
        {say(
          'Messages are signed by Standard Webhooks: HMAC-SHA256 over id, timestamp and body, in the header webhook-signature.',
        )}
      </p>
    </Dialog>
  );
}
