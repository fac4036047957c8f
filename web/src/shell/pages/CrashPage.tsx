import { explain } from '#client/explain.ts';
import { Button } from '#ui/Button.tsx';
import { useSay } from '../texts/texts-context.ts';
import { Said } from '../texts/Said.tsx';

/** What is left to show when a page has thrown. */
export function CrashPage({ error, reset }: { error: unknown; reset?: () => void }) {
  const { kind, message, requestId } = explain(error);
  // What a browser could not load it does not ask for again before the page is loaded anew.
  const again = kind === 'offline' ? () => location.reload() : reset;
  const say = useSay();
  return (
    <section role="alert" className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">{say('Something went wrong on this page')}</h1>
      <p className="mt-2 text-ink-2">
        <Said text={message} />
      </p>
      {requestId && (
        <p className="mt-2 font-mono text-meta">{say('Request {id}', { id: requestId })}</p>
      )}
      <p className="mt-6 flex gap-4">
        <Button onClick={() => again?.()}>{say('Try again')}</Button>
        <Button look="quiet" onClick={() => history.back()}>
          {say('Go back')}
        </Button>
      </p>
    </section>
  );
}
