import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';

/** 403: names what is missing and who can give it. */
export function ForbiddenPage({ permission }: { permission: string }) {
  return (
    <section className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-h2 font-semibold">You may not see this page</h1>
      <p className="mt-2 text-ink-2">
        It needs the permission <strong className="font-mono">{permission}</strong>. Ask your
        administrator for it and name this page.
      </p>
      <p className="mt-6">
        <AppLink className="text-primary underline" href={paths.home()}>
          Go to the start
        </AppLink>
      </p>
    </section>
  );
}
