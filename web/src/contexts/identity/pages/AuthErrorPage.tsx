import { z } from 'zod';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { AppLink } from '#ui/go.tsx';
import { SignInCard } from '../parts/SignInCard.tsx';
import { signInSentence } from '../sign-in-words.ts';
import { useSay } from '#shell/texts/texts-context.ts';

const shape = { error: z.string().default('') };

/** Why signing in did not work, and the way back. */
export function AuthErrorPage() {
  const say = useSay();
  const [{ error }] = useSearchState(shape);
  return (
    <SignInCard title="You are not signed in">
      <p role="alert">{say(signInSentence(error))}</p>
      <p className="mt-6">
        <AppLink className="text-primary underline" href={paths.login()}>
          {say('Back to sign-in')}
        </AppLink>
      </p>
    </SignInCard>
  );
}
