import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import { useTranslate } from '../texts/texts-context.ts';

/** 404: the record does not exist or is not visible to the user. */
export function NotFoundPage() {
  const t = useTranslate();
  return (
    <section className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">{t('Page not found')}</h1>
      <p className="mt-2 text-ink-2">
        {t("This page doesn't exist, or you don't have access to it.")}
      </p>
      <p className="mt-6">
        <AppLink className="text-primary underline" href={paths.home()}>
          {t('Go to the home page')}
        </AppLink>
      </p>
    </section>
  );
}
