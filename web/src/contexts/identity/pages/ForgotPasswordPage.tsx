import { useSay } from '#shell/texts/texts-context.ts';
import { useSendResetCode } from '../calls.ts';
import { LetterForm } from '../parts/LetterForm.tsx';
import { SignInCard } from '../parts/SignInCard.tsx';

/** Sends whoever forgot their password a link to choose another. */
export function ForgotPasswordPage() {
  const say = useSay();
  return (
    <SignInCard title={say('Forgotten password')}>
      <LetterForm
        about="Tell us your e-mail address. We send you a link to choose a new password."
        sent="If somebody here has the address {address}, a letter with a link is on its way. The link is good for an hour."
        send={useSendResetCode()}
      />
    </SignInCard>
  );
}
