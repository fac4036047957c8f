import { useEffect } from 'react';
import { idValue, textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { BadRequestError } from '#client/errors.ts';
import { EmailForm } from './EmailForm.tsx';
import { SignInCard } from '../sign-in/SignInCard.tsx';
import { useActivateEmail, useSendActivationLink } from './calls.ts';

const shape = {
  userId: idValue,
  confirmationCode: textValue,
};

/** Confirms an e-mail address by a link from an e-mail, or resends that e-mail. */
export function ConfirmEmailPage() {
  const [{ userId, confirmationCode }] = useSearchState(shape);
  const t = useTranslate();
  const isLink = userId !== undefined && confirmationCode !== undefined;
  return (
    <SignInCard title={t('Confirm your e-mail address')}>
      {isLink ? <Confirming userId={userId} confirmationCode={confirmationCode} /> : <ResendLink />}
    </SignInCard>
  );
}

type LinkProps = { readonly userId: number; readonly confirmationCode: string };

function Confirming({ userId, confirmationCode }: LinkProps) {
  const t = useTranslate();
  const { mutate, data, error } = useActivateEmail();
  useEffect(() => mutate({ userId, confirmationCode }), [mutate, userId, confirmationCode]);
  if (error !== null) return <Refused error={error} />;
  if (data === undefined) return <output className="block">{t('Please wait…')}</output>;
  return (
    <Banner
      tone="success"
      title={t('Your e-mail address has been confirmed')}
      actions={
        <ButtonLink href={paths.login()} look="primary">
          {t('Sign in')}
        </ButtonLink>
      }
    >
      {!data.canLogin && t('An administrator must activate your account before you can sign in.')}
    </Banner>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const t = useTranslate();
  const isSpent = error instanceof BadRequestError;
  const title = isSpent
    ? t('This link has expired or has already been used.')
    : explain(error).message;
  return (
    <div className="grid gap-4">
      <Banner tone="problem" title={title} />
      <ResendLink />
    </div>
  );
}

const ResendLink = () => (
  <EmailForm
    about="We'll send you a link to confirm your e-mail address."
    sent="If {address} still needs to be confirmed, we've sent a link to it."
    send={useSendActivationLink()}
  />
);
