import type { ReactNode } from 'react';
import { TenantLogo } from '#shell/tenant/TenantLogo.tsx';
import { Translated } from '#shell/texts/Translated.tsx';

type Props = { readonly title: string; readonly children: ReactNode };

/** The card of all pages before sign-in, under the tenant's logo. */
export function SignInCard({ title, children }: Props) {
  return (
    <div className="flex min-h-dvh items-center justify-center p-4">
      <section className="w-full max-w-[400px] rounded-dialog bg-surface p-6 shadow-float sm:p-8">
        <TenantLogo className="mb-6 h-10" />
        <h1 className="mb-4 text-h1 font-semibold">
          <Translated text={title} />
        </h1>
        {children}
      </section>
    </div>
  );
}
