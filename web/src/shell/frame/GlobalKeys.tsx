import { useShortcut } from '#ui/use-shortcut.ts';
import { goKeys } from '../navigation.ts';
import { usePageExists } from '../page-exists.ts';
import { useGo } from '../page-state.ts';
import { forgetSkip } from '../skip-memory.ts';

/** Binds `g` and a letter: opens an entry of the sidebar, if its page exists. */
export function GlobalKeys() {
  return goKeys.map(([key, to]) => <GoKey key={key} email={key} to={to} />);
}

function GoKey({ email, to }: { email: string; to: string }) {
  const go = useGo();
  const exists = usePageExists();
  useShortcut(`g ${email}`, () => {
    if (!exists(to)) return;
    forgetSkip(to);
    go(to);
  });
  return null;
}
