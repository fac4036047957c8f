import { useEffect } from 'react';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';
import { SignInCard } from '../parts/SignInCard.tsx';

/** Signs out at once and leads to the sign-in page. */
export function LogoutPage() {
  const go = useGo();
  const say = useSay();
  const { signOut } = useSessionClient();
  useEffect(() => {
    void signOut({ redirect: false, callbackUrl: paths.login() }).then(() =>
      go(paths.login(), { replace: true }),
    );
  }, [signOut, go]);
  return (
    <SignInCard title={say('Signing out')}>
      <output className="block">{say('Please wait…')}</output>
    </SignInCard>
  );
}
