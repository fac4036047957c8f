import { explain } from '#client/explain.ts';
import { useSay } from '../texts/texts-context.ts';
import { Said } from '../texts/Said.tsx';

/** What is left to show when a page has thrown. */
export function CrashPage({ error, reset }: { error: unknown; reset?: () => void }) {
  const { message, requestId } = explain(error);
  const say = useSay();
  return (
    <section role="alert" className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">{say('This page has stopped working')}</h1>
      <p className="mt-2 text-ink-2">
        <Said text={message} />
      </p>
      {requestId && (
        <p className="mt-2 font-mono text-meta">{say('Request {id}', { id: requestId })}</p>
      )}
      <p className="mt-6 flex gap-4">
        <button type="button" className="underline" onClick={() => reset?.()}>
          {say('Try again')}
        </button>
        <button type="button" className="underline" onClick={() => history.back()}>
          {say('Go back')}
        </button>
      </p>
    </section>
  );
}
