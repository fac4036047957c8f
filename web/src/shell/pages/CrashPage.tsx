import { explain } from '#client/explain.ts';
import { PageNotFound } from '../page-not-found.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../texts/texts-context.ts';
import { Translated } from '../texts/Translated.tsx';

type CrashPageProps = { readonly error: unknown; readonly reset?: () => void };

/** The page after a render error: not found for a missing record, otherwise an error page. */
export const CrashPage = (props: CrashPageProps) =>
  props.error instanceof PageNotFound ? <NotFoundPage /> : <Crash {...props} />;

function Crash({ error, reset }: CrashPageProps) {
  const { kind, message, requestId } = explain(error);
  // A browser does not retry a failed module import until the page is reloaded.
  const again = kind === 'offline' ? () => location.reload() : reset;
  const t = useTranslate();
  return (
    <section role="alert" className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">{t('Something went wrong on this page')}</h1>
      <p className="mt-2 text-ink-2">
        <Translated text={message} />
      </p>
      {requestId && (
        <p className="mt-2 font-mono text-meta">{t('Request {id}', { id: requestId })}</p>
      )}
      <p className="mt-6 flex gap-4">
        <Button onClick={() => again?.()}>{t('Try again')}</Button>
        <Button look="quiet" onClick={() => history.back()}>
          {t('Go back')}
        </Button>
      </p>
    </section>
  );
}
