import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import { useRightName } from '../right-name.ts';
import { useTranslate } from '../texts/texts-context.ts';

/** 403: names the missing permission and who can grant it. */
export function ForbiddenPage({ permission }: { permission: string }) {
  const t = useTranslate();
  const name = useRightName(permission);
  const [before, after] = t(
    'This page requires the {permission} permission. Ask your administrator for it.',
  ).split('{permission}');
  return (
    <section className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">{t("You don't have access to this page")}</h1>
      <p className="mt-2 text-ink-2">
        {before}
        <strong>{name}</strong>
        {after}
      </p>
      <p className="mt-6">
        <AppLink className="text-primary underline" href={paths.home()}>
          {t('Go to the home page')}
        </AppLink>
      </p>
    </section>
  );
}
