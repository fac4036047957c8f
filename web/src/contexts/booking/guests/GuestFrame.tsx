import type { ReactNode } from 'react';
import { paths } from '#paths';
import { TenantLogo } from '#shell/tenant/TenantLogo.tsx';
import { LanguageSwitch } from '#shell/texts/LanguageSwitch.tsx';
import { AppLink } from '#ui/go.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

type GuestFrameProps = { readonly title: string; readonly children: ReactNode };

/** A page for people without an account: the tenant's logo, links to the other pages, a heading. */
export function GuestFrame({ title, children }: GuestFrameProps) {
  const spoken = useLabel();
  const t = useTranslate();
  const link = 'text-primary hover:underline pointer-coarse:py-3';
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-6 sm:px-6">
      <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <TenantLogo className="h-10" />
        <div className="ml-auto sm:order-last sm:ml-0">
          <LanguageSwitch />
        </div>
        <nav
          aria-label={t('Without an account')}
          className="flex w-full flex-wrap gap-x-4 sm:ml-auto sm:w-auto"
        >
          <AppLink href={paths.guestBook()} className={link}>
            {t('Book')}
          </AppLink>
          <AppLink href={paths.guestBooking()} className={link}>
            {t('Find a booking')}
          </AppLink>
          <a href={paths.track()} className={link}>
            {t('Track')}
          </a>
          <AppLink href={paths.login()} className={link}>
            {t('Sign in')}
          </AppLink>
        </nav>
      </header>
      <h1 className="mb-4 text-h1 font-semibold">{spoken(title)}</h1>
      {children}
    </div>
  );
}
