import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import { useSay } from '../texts/texts-context.ts';

/** 404: the address names nothing, or nothing that is ours. */
export function NotFoundPage() {
  const say = useSay();
  return (
    <section className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">{say('Page not found')}</h1>
      <p className="mt-2 text-ink-2">
        {say("This page doesn't exist, or you don't have access to it.")}
      </p>
      <p className="mt-6">
        <AppLink className="text-primary underline" href={paths.home()}>
          {say('Go to the home page')}
        </AppLink>
      </p>
    </section>
  );
}
