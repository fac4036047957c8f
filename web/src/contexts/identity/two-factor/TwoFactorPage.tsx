import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { oneOf, or, textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { ownPath } from '#shell/admission.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { BackToSignIn } from '../passwords/EmailForm.tsx';
import { SignInCard } from '../sign-in/SignInCard.tsx';
import { signInSentence } from '../sign-in/sign-in-labels.ts';

const shape = {
  by: or(textValue, 'email'),
  remember: oneOf(['yes']),
  callbackUrl: textValue,
};

/** The second step of sign-in: a six-digit code from an app or an e-mail. */
export function TwoFactorPage() {
  const [{ by, remember, callbackUrl }] = useSearchState(shape);
  const t = useTranslate();
  const ways = by.split(',');
  return (
    <SignInCard title={t('Security code')}>
      <div className="grid gap-4">
        <CodeForm
          hasApp={ways.includes('authenticator')}
          hasMail={ways.includes('email')}
          mayRemember={remember === 'yes'}
          target={ownPath(callbackUrl, location.origin, paths.home())}
        />
        <BackToSignIn />
      </div>
    </SignInCard>
  );
}

type CodeFormProps = {
  readonly hasApp: boolean;
  readonly hasMail: boolean;
  readonly mayRemember: boolean;
  readonly target: string;
};

const empty = { securityCode: '', rememberBrowser: false };
type Values = typeof empty;

function CodeForm({ hasApp, hasMail, mayRemember, target }: CodeFormProps) {
  const t = useTranslate();
  const form = useForm<Values>({ defaultValues: empty });
  const [isMailed, setIsMailed] = useState(!hasApp);
  const { send, reported: secret, working } = useSecondStep(target);
  const { setFocus } = form;
  useEffect(() => setFocus('securityCode'), [setFocus]);
  const submit = async ({ securityCode, rememberBrowser }: Values) => {
    await send({ securityCode: securityCode.replaceAll(/\s/g, ''), rememberBrowser });
    setFocus('securityCode', { shouldSelect: true });
  };
  const mail = () => {
    setIsMailed(true);
    void send({ sendCode: true });
    setFocus('securityCode');
  };
  const isOnItsWay = secret === onItsWay;
  return (
    <>
      <p className="text-ink-2">
        {isMailed
          ? t("We've sent a six-digit code to your e-mail address.")
          : t('Enter the six-digit code from your authenticator app.')}
      </p>
      {hasApp && (
        <p className="text-ink-2">
          {t("Can't use your app? Enter one of your recovery codes instead.")}
        </p>
      )}
      {isOnItsWay && <Banner tone="info" title={t(secret)} />}
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Sign in"
        working={working}
        problem={secret !== null && !isOnItsWay ? t(secret) : null}
        summaryHidden
      >
        <TextField<Values>
          name="securityCode"
          label="Security code"
          autoComplete="one-time-code"
          rules={{ required: t('Enter the six-digit code') }}
        />
        {mayRemember && (
          <CheckboxField<Values>
            name="rememberBrowser"
            label="Don't ask again on this browser for 30 days"
          />
        )}
      </FormShell>
      {hasMail && (
        <p>
          <Button look="quiet" onClick={mail}>
            {t('E-mail me a code')}
          </Button>
        </p>
      )}
    </>
  );
}

const onItsWay: PlatformText = 'Code sent';

/** Submits a code, or requests one by e-mail; once it is correct, continues to `target`. */
function useSecondStep(target: string) {
  const { signIn } = useSessionClient();
  const go = useGo();
  const [secret, setResult] = useState<PlatformText | null>(null);
  const [working, setWorking] = useState(false);
  const send = async (input: Readonly<Record<string, string | boolean>>) => {
    setWorking(true);
    const result = await signIn('credentials', { ...input, callbackUrl: target, redirect: false });
    setWorking(false);
    if (result === undefined) return;
    if (result.next) return go(ownPath(result.next, location.origin, paths.login()));
    if (result.error === null) return go(target, { replace: true });
    setResult(signInSentence(result.error));
  };
  return { send, reported: secret, working };
}
