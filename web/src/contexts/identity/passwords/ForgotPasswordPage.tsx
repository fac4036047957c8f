import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmailForm } from './EmailForm.tsx';
import { SignInCard } from '../sign-in/SignInCard.tsx';
import { useSendResetCode } from './calls.ts';

/** Sends users who forgot their password a link to choose a new one. */
export function ForgotPasswordPage() {
  const t = useTranslate();
  return (
    <SignInCard title={t('Reset your password')}>
      <EmailForm
        about="Enter your e-mail address and we'll send you a link to reset your password."
        sent="If {address} belongs to an account, we've sent it a link. It's valid for one hour."
        send={useSendResetCode()}
      />
    </SignInCard>
  );
}
