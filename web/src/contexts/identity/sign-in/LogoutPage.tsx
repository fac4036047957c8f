import { useEffect } from 'react';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';
import { SignInCard } from './SignInCard.tsx';

/** Signs out at once and redirects to the sign-in page. */
export function LogoutPage() {
  const go = useGo();
  const t = useTranslate();
  const { signOut } = useSessionClient();
  useEffect(() => {
    void signOut({ redirect: false, callbackUrl: paths.login() }).then(() =>
      go(paths.login(), { replace: true }),
    );
  }, [signOut, go]);
  return (
    <SignInCard title={t('Signing out')}>
      <output className="block">{t('Please wait…')}</output>
    </SignInCard>
  );
}
