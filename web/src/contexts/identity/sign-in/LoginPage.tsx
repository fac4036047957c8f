import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { textValue } from '#shell/search-values.ts';
import { ownPath } from '#shell/admission.ts';
import { paths } from '#paths';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';
import { useSession } from '#shell/session/use-session.ts';
import { LanguageSwitch } from '#shell/texts/LanguageSwitch.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AppLink } from '#ui/go.tsx';
import { landing } from '../home/landing.ts';
import { SignInCard } from './SignInCard.tsx';
import { useCountdown } from '../two-factor/use-countdown.ts';
import { signInSentence } from './sign-in-labels.ts';

const shape = { callbackUrl: textValue, error: textValue };

/** The sign-in page; afterwards redirects to the requested page. */
export function LoginPage() {
  const [{ callbackUrl, error }] = useSearchState(shape);
  const session = useSession();
  const { allowSelfRegistration } = useTenant();
  const go = useGo();
  const t = useTranslate();
  const target = ownPath(callbackUrl, location.origin, landing(session.data));
  const signedIn = session.status === 'authenticated';
  useEffect(() => {
    if (signedIn) go(target, { replace: true });
  }, [signedIn, go, target]);
  if (session.status !== 'unauthenticated') return null;
  return (
    <SignInCard title={t('Sign in')}>
      <SignInForm callbackUrl={target} reported={error} />
      <p className="mt-4">
        <AppLink href={paths.forgotPassword()} className="text-primary hover:underline">
          {t('Forgot your password?')}
        </AppLink>
      </p>
      {allowSelfRegistration && (
        <p className="mt-4 text-ink-2">
          {t("Don't have an account?")}{' '}
          <AppLink href={paths.register()} className="text-primary underline">
            {t('Register')}
          </AppLink>
        </p>
      )}
      <p className="mt-4 text-ink-2">
        {t('Shipping just once?')}{' '}
        <AppLink href={paths.guestBook()} className="text-primary underline">
          {t('Book as a guest')}
        </AppLink>
      </p>
      <p className="mt-4">
        <a href={paths.track()} className="text-primary hover:underline">
          {t('Track a consignment')}
        </a>
      </p>
      <div className="mt-6">
        <LanguageSwitch />
      </div>
    </SignInCard>
  );
}

type FormProps = { readonly callbackUrl: string; readonly reported: string | undefined };

const empty = { userNameOrEmailAddress: '', password: '', rememberMe: false };

function SignInForm({ callbackUrl, reported: secret }: FormProps) {
  const { signIn } = useSessionClient();
  const form = useForm({ defaultValues: empty });
  const [problem, setProblem] = useState(secret === undefined ? null : signInSentence(secret));
  const [working, setWorking] = useState(false);
  const wait = useCountdown();
  const t = useTranslate();
  const go = useGo();
  useEffect(() => form.setFocus('userNameOrEmailAddress'), [form]);
  const submit = async (values: typeof empty) => {
    setWorking(true);
    const result = await signIn('credentials', { ...values, callbackUrl, redirect: false });
    setWorking(false);
    if (!result?.error) return;
    if (result.next) return go(ownPath(result.next, location.origin, paths.login()));
    setProblem(signInSentence(result.error));
    wait.start(result.retryAfter ?? 0);
    form.setFocus('password', { shouldSelect: true });
  };
  const sentence = (text: PlatformText) =>
    wait.text
      ? t('{problem}. Try again in {time}', { problem: t(text), time: wait.text })
      : t(text);
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Sign in"
      working={working}
      problem={problem && sentence(problem)}
      summaryHidden
      actions={
        problem === 'Your e-mail address is not confirmed' && (
          <AppLink href={paths.confirmEmail()} className="text-primary hover:underline">
            {t('Confirm your e-mail address')}
          </AppLink>
        )
      }
    >
      <TextField
        name="userNameOrEmailAddress"
        label="E-mail or username"
        autoComplete="username"
        rules={{ required: 'Enter your e-mail or username' }}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        rules={{ required: 'Enter your password' }}
      />
      <CheckboxField name="rememberMe" label="Stay signed in for 30 days" />
    </FormShell>
  );
}
