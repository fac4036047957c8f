import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';

export type NewSecret = { readonly id: string; readonly secret: string };
type Props = { readonly reported: NewSecret; readonly onClose: () => void };

/** The new credentials of a system, shown only once. */
export function ClientSecret({ reported: secret, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The secret of this system"
      description="Copy both now: we don't store the secret and can't show it again."
      footer={
        <Button look="primary" onClick={onClose}>
          I've saved it
        </Button>
      }
    >
      <KeyValueList
        details={[
          { label: 'Client ID', value: <Whole text={secret.id} /> },
          { label: 'Secret', value: <Whole text={secret.secret} /> },
        ]}
      />
    </Dialog>
  );
}

/** A text to copy, wrapped so that it is fully visible on a narrow screen. */
const Whole = ({ text }: { readonly text: string }) => (
  <Copyable text={text}>
    <code className="break-all whitespace-normal">{text}</code>
  </Copyable>
);
