import type { UseMutationResult } from '@tanstack/react-query';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useEffect, useState } from 'react';
import { paths } from '#paths';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AppLink } from '#ui/go.tsx';

const empty = { emailAddress: '' };
type Values = typeof empty;

type EmailFormProps = {
  readonly about: PlatformText;
  /** The message after the request, the same whether or not the address is known. */
  readonly sent: PlatformText;
  readonly send: UseMutationResult<null, Error, Values>;
};

/** Asks for an address, to which an e-mail with a link is sent. */
export function EmailForm({ about, sent, send }: EmailFormProps) {
  const t = useTranslate();
  const [address, setAddress] = useState<string | null>(null);
  const save = useSaveForm({
    values: empty,
    send,
    argsOf: (values: Values) => values,
    onSaved: (_, { emailAddress }) => setAddress(emailAddress),
  });
  const { setFocus } = save.form;
  useEffect(() => setFocus('emailAddress'), [setFocus]);
  return (
    <div className="grid gap-4">
      {address === null ? (
        <>
          <p className="text-ink-2">{t(about)}</p>
          <FormShell {...save} submitLabel="Send link" summaryHidden>
            <TextField<Values>
              name="emailAddress"
              label="E-mail"
              type="email"
              autoComplete="email"
              rules={{
                required: t('Please enter your e-mail address'),
                pattern: {
                  value: /^\S+@\S+$/,
                  message: t('Please enter a valid e-mail address'),
                },
              }}
            />
          </FormShell>
        </>
      ) : (
        <Banner tone="info" title={t('Check your inbox')}>
          {t(sent, { address })}
        </Banner>
      )}
      <BackToSignIn />
    </div>
  );
}

/** The link back to sign-in from related pages. */
export function BackToSignIn() {
  const t = useTranslate();
  return (
    <p>
      <AppLink href={paths.login()} className="text-primary hover:underline">
        {t('Back to sign-in')}
      </AppLink>
    </p>
  );
}
