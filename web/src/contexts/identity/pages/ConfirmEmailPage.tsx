import { useEffect } from 'react';
import { z } from 'zod';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { BadRequestError } from '#client/errors.ts';
import { useActivateEmail, useSendActivationLink } from '../calls.ts';
import { LetterForm } from '../parts/LetterForm.tsx';
import { SignInCard } from '../parts/SignInCard.tsx';

const shape = {
  userId: z.coerce.number().int().positive().optional(),
  confirmationCode: z.coerce.string().optional(),
};

/** Confirms an e-mail address by the link of a letter, or sends that letter again. */
export function ConfirmEmailPage() {
  const [{ userId, confirmationCode }] = useSearchState(shape);
  const say = useSay();
  const isLink = userId !== undefined && confirmationCode !== undefined;
  return (
    <SignInCard title={say('Confirm your e-mail address')}>
      {isLink ? <Confirming userId={userId} confirmationCode={confirmationCode} /> : <AskAgain />}
    </SignInCard>
  );
}

type LinkProps = { readonly userId: number; readonly confirmationCode: string };

function Confirming({ userId, confirmationCode }: LinkProps) {
  const say = useSay();
  const { mutate, data, error } = useActivateEmail();
  useEffect(() => mutate({ userId, confirmationCode }), [mutate, userId, confirmationCode]);
  if (error !== null) return <Refused error={error} />;
  if (data === undefined) return <output className="block">{say('Please wait…')}</output>;
  return (
    <Banner
      tone="success"
      title={say('Your e-mail address has been confirmed')}
      actions={
        <ButtonLink href={paths.login()} look="primary">
          {say('Sign in')}
        </ButtonLink>
      }
    >
      {!data.canLogin && say('An administrator must activate your account before you can sign in.')}
    </Banner>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const say = useSay();
  const isSpent = error instanceof BadRequestError;
  const title = isSpent
    ? say('This link has expired or has already been used.')
    : explain(error).message;
  return (
    <div className="grid gap-4">
      <Banner tone="problem" title={title} />
      <AskAgain />
    </div>
  );
}

const AskAgain = () => (
  <LetterForm
    about="We'll send you a link to confirm your e-mail address."
    sent="If {address} still needs to be confirmed, we've sent a link to it."
    send={useSendActivationLink()}
  />
);
