import { useEffect } from 'react';
import { useGo } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { landing } from './landing.ts';

/** Redirects the bare address to the user's start page. */
export function StartPage() {
  const go = useGo();
  const { data } = useSession();
  const target = landing(data);
  useEffect(() => go(target, { replace: true }), [go, target]);
  return null;
}
