import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import { useLocation } from '../router/use-router.ts';
import { useTranslate } from '../texts/texts-context.ts';

/** The prompt on a page under /auth that requires a session. */
export function SignInHint() {
  const { href } = useLocation();
  const t = useTranslate();
  return (
    <section className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">{t('Please sign in')}</h1>
      <p className="mt-6">
        <AppLink className="text-primary underline" href={paths.login({ callbackUrl: href })}>
          {t('Sign in')}
        </AppLink>
      </p>
    </section>
  );
}
