import { useState } from 'react';
import { paths } from '#paths';
import { TenantLogo } from '#shell/tenant/TenantLogo.tsx';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { AppLink } from '#ui/go.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** Registers visitors as customers, if the tenant permits it. */
export function RegisterPage() {
  const t = useTranslate();
  const { allowSelfRegistration, loading } = useTenant();
  const [registered, setRegistered] = useState<string | null>(null);
  if (loading) return null;
  return (
    <div className="flex min-h-dvh items-start justify-center p-4 sm:py-12">
      <section className="w-full max-w-[640px] rounded-dialog bg-surface p-6 shadow-float sm:p-8">
        <TenantLogo className="mb-6 h-10" />
        <h1 className="mb-4 text-h1 font-semibold">{t('Register')}</h1>
        {registered !== null && <Done email={registered} />}
        {registered === null && !allowSelfRegistration && <Closed />}
        {registered === null && allowSelfRegistration && (
          <div className="grid gap-4">
            <RegisterForm onRegistered={setRegistered} />
            <p className="text-ink-2">
              {t('Already have an account?')}{' '}
              <AppLink href={paths.login()} className="text-primary hover:underline">
                {t('Sign in')}
              </AppLink>
            </p>
          </div>
        )}
      </section>
    </div>
  );
}

const Done = ({ email }: { readonly email: string }) => {
  const t = useTranslate();
  return (
    <Banner
      tone="success"
      title="Registration complete"
      actions={
        <ButtonLink href={paths.login()} look="primary">
          Sign in
        </ButtonLink>
      }
    >
      {t('Sign in as {email} with the password you chose.', { email })}
    </Banner>
  );
};

const Closed = () => (
  <Banner
    tone="info"
    title="Self-registration is not available"
    actions={<ButtonLink href={paths.login()}>Sign in</ButtonLink>}
  >
    Please contact us to get an account.
  </Banner>
);
