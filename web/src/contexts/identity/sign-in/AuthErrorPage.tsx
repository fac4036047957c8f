import { or, textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { AppLink } from '#ui/go.tsx';
import { SignInCard } from './SignInCard.tsx';
import { signInSentence } from './sign-in-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const shape = { error: or(textValue, '') };

/** Explains a failed sign-in, with a link back. */
export function AuthErrorPage() {
  const t = useTranslate();
  const [{ error }] = useSearchState(shape);
  return (
    <SignInCard title="You are not signed in">
      <p role="alert">{t(signInSentence(error))}</p>
      <p className="mt-6">
        <AppLink className="text-primary underline" href={paths.login()}>
          {t('Back to sign-in')}
        </AppLink>
      </p>
    </SignInCard>
  );
}
