import { cx } from '#ui/cx.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '../page-state.ts';
import { useTranslate } from '../texts/texts-context.ts';
import { Translated } from '../texts/Translated.tsx';
import { useEndImpersonation } from '#contexts/identity/impersonation/calls.ts';

/** Shows the impersonated user, with a button that ends the impersonation. */
export function ImpersonationStrip({ name }: { name: string }) {
  const go = useGo();
  const t = useTranslate();
  const ending = useEndImpersonation(() => go(paths.home()));
  return (
    <output
      className={cx(
        'flex min-h-8 flex-wrap items-center justify-center gap-2 bg-amber-bg px-4 text-body',
        'text-amber-fg',
      )}
    >
      <span>{t('Signed in as {name}', { name })}</span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        className="hit font-semibold underline"
        aria-busy={ending.isPending || undefined}
        onClick={() => ending.isPending || ending.mutate()}
      >
        {t('End impersonation')}
      </button>
      {ending.error && (
        <span role="alert">
          <Translated text={explain(ending.error).message} />
        </span>
      )}
    </output>
  );
}
