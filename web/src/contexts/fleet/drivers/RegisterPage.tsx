import { useState } from 'react';
import { textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { TenantLogo } from '#shell/tenant/TenantLogo.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import {
  type RegisterArgs,
  registerArgs,
  type RegisterValues,
  registerValues,
} from './register-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useRegister } from './calls.ts';

const shape = { invitation: textValue, email: textValue };

/** The registration of a new driver; no sign-in is required. */
export function RegisterPage() {
  const t = useTranslate();
  const [{ invitation, email }] = useSearchState(shape);
  const [done, setDone] = useState<{ readonly isactive: boolean } | null>(null);
  return (
    <div className="flex min-h-dvh items-center justify-center p-4">
      <section className="w-full max-w-[640px] rounded-dialog bg-surface p-6 shadow-float sm:p-8">
        <TenantLogo className="mb-6 h-10" />
        <h1 className="mb-4 text-h1 font-semibold">
          {done === null ? t('Register as a driver') : t('Thank you')}
        </h1>
        {done === null ? (
          <Form invitation={invitation} email={email ?? ''} onDone={setDone} />
        ) : (
          <Done {...done} />
        )}
      </section>
    </div>
  );
}

type FormProps = {
  readonly invitation: string | undefined;
  readonly email: string;
  readonly onDone: (result: { readonly isactive: boolean }) => void;
};

function Form({ invitation, email, onDone }: FormProps) {
  const [empty] = useState(() => registerValues(email));
  const save = useSaveForm<RegisterValues, RegisterArgs, { isactive: boolean }>({
    values: empty,
    send: useRegister(),
    argsOf: (values) => registerArgs(values, invitation),
    onSaved: onDone,
  });
  return (
    <FormShell {...save} submitLabel="Register">
      <RegisterFields />
    </FormShell>
  );
}

function Done({ isactive }: { readonly isactive: boolean }) {
  const t = useTranslate();
  if (!isactive) {
    return <output>{t('Our dispatchers will review your registration and contact you.')}</output>;
  }
  return (
    <output className="grid justify-items-start gap-4">
      <p>{t('You can now sign in with your e-mail address and the password you chose.')}</p>
      <ButtonLink href={paths.login()} look="primary">
        Sign in
      </ButtonLink>
    </output>
  );
}
