import { useEffect, useState } from 'react';
import { idValue, oneOf, textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { ownPath } from '#shell/admission.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { NewPasswordField } from '../links/NewPasswordField.tsx';
import { BackToSignIn } from './EmailForm.tsx';
import { SignInCard } from '../sign-in/SignInCard.tsx';
import { useResetPassword } from './calls.ts';

const shape = {
  userId: idValue,
  resetCode: textValue,
  must: oneOf(['change']),
};

/** The target of a reset link, and of a sign-in whose password must be changed first. */
export function ResetPasswordPage() {
  const [{ userId, resetCode, must }] = useSearchState(shape);
  const t = useTranslate();
  const isComplete = userId !== undefined && resetCode !== undefined;
  return (
    <SignInCard title={t('Choose a new password')}>
      {isComplete ? (
        <div className="grid gap-4">
          {must === 'change' && (
            <p className="text-ink-2">
              {t('Before you continue, please choose a password that only you know.')}
            </p>
          )}
          <NewPassword userId={userId} resetCode={resetCode} />
        </div>
      ) : (
        <Banner
          tone="problem"
          title={t('This link is incomplete. Please open it again from the e-mail.')}
          actions={<NewLink />}
        />
      )}
    </SignInCard>
  );
}

type CodeProps = { readonly userId: number; readonly resetCode: string };

// The code is not a field of the form: its refusals are shown as errors of the form.
const empty = { password: '' };
type Values = typeof empty;

function NewPassword(code: CodeProps) {
  const signInAgain = useSignInAgain();
  const [waits, setWaits] = useState(false);
  const save = useSaveForm({
    values: empty,
    send: useResetPassword(),
    argsOf: ({ password }: Values) => ({ ...code, password }),
    onSaved: ({ canLogin, userName }, { password }) => {
      if (canLogin) void signInAgain(userName, password);
      else setWaits(true);
    },
  });
  const { setFocus } = save.form;
  useEffect(() => setFocus('password'), [setFocus]);
  if (waits) return <Waiting />;
  const isSpent = save.form.formState.errors.root?.message === 'Invalid password reset code';
  if (isSpent) return <Spent />;
  return (
    <>
      <FormShell {...save} submitLabel="Save password" summaryHidden>
        <NewPasswordField<Values>
          name="password"
          label="New password"
          required="Please enter a new password"
        />
      </FormShell>
      <BackToSignIn />
    </>
  );
}

/** Signs in with the new password; redirects to the next step if there is one. */
function useSignInAgain() {
  const { signIn } = useSessionClient();
  const go = useGo();
  return async (userNameOrEmailAddress: string, password: string) => {
    const credentials = { userNameOrEmailAddress, password, callbackUrl: paths.home() };
    const result = await signIn('credentials', { ...credentials, redirect: false });
    const next = result?.next ?? (result?.error ? paths.login({ error: result.error }) : '/');
    go(ownPath(next, location.origin, paths.home()), { replace: true });
  };
}

function Waiting() {
  const t = useTranslate();
  return (
    <>
      <Banner tone="success" title={t('Your password has been saved')}>
        {t('An administrator must activate your account before you can sign in.')}
      </Banner>
      <BackToSignIn />
    </>
  );
}

function Spent() {
  const t = useTranslate();
  return (
    <Banner
      tone="problem"
      title={t('This link has expired or has already been used.')}
      actions={<NewLink />}
    />
  );
}

function NewLink() {
  const t = useTranslate();
  return <ButtonLink href={paths.forgotPassword()}>{t('Request a new link')}</ButtonLink>;
}
