import { Download } from 'lucide-react';
import { useState } from 'react';
import { save as saveFile } from '#client/save-file.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import {
  noPassword,
  type Password,
  CurrentPasswordField,
} from '../passwords/CurrentPasswordField.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCreateRecoveryCodes } from './calls.ts';

type Props = { readonly onClose: () => void };

/** Creates codes for a lost authenticator app, and shows them only once. */
export function RecoveryCodes({ onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const save = useSaveForm({
    values: noPassword,
    send: useCreateRecoveryCodes(),
    argsOf: (values: Password) => values,
    onSaved: (made) => setCodes(made.codes),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Recovery codes"
      description={
        codes === null
          ? 'Previous codes will no longer work.'
          : 'Each replaces a code from your app once. Save them now: they are shown only once.'
      }
    >
      {codes === null ? (
        <FormShell {...save} submitLabel="Generate codes" onCancel={onClose} summaryHidden>
          <CurrentPasswordField />
        </FormShell>
      ) : (
        <Codes codes={codes} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Codes({ codes, onClose }: Props & { readonly codes: readonly string[] }) {
  const t = useTranslate();
  const text = codes.join('\n');
  const name = 'recovery-codes.txt';
  return (
    <div className="grid gap-4">
      <ul aria-label={t('Recovery codes')} className="num grid grid-cols-2 gap-2 text-lead">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" onClick={onClose}>
          I've saved these codes
        </Button>
        <Button icon={Download} onClick={() => saveFile({ blob: new Blob([text]), name })}>
          Save as file
        </Button>
        <Copyable text={text}>{t('Copy all')}</Copyable>
      </div>
    </div>
  );
}
