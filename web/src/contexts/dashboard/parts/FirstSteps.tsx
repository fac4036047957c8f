import { Circle, CircleCheck } from 'lucide-react';
import { paths } from '#paths';
import { usePageExists } from '#shell/page-exists.ts';
import { useMay } from '#shell/permissions.ts';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useHasCarriers, useHasCustomers } from '../calls.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

/** The steps from an empty account to its first booking; only those the user may take. */
export function FirstSteps() {
  const t = useTranslate();
  const may = useMay();
  const exists = usePageExists();
  const carriers = useHasCarriers(may('Carrier.View'));
  const customers = useHasCustomers(may('Customer.View'));
  const steps = [
    {
      title: 'Connect a carrier or set up your own fleet',
      href: paths.carriers(),
      path: '/carriers',
      may: may('Carrier.View'),
      done: (carriers.data?.totalCount ?? 0) > 0,
    },
    {
      title: 'Add your first customer',
      href: paths.customers(),
      path: '/customers',
      may: may('Customer.View'),
      done: (customers.data?.totalCount ?? 0) > 0,
    },
    {
      title: 'Create your first booking',
      href: paths.newBooking(),
      path: '/bookings/new',
      may: may('Booking.Create'),
      done: false,
    },
  ].filter((step) => step.may && exists(step.path));
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel
      title={t('Getting started: {done} of {count} done', { done, count: steps.length })}
      flush
    >
      <ol className="divide-y divide-hairline">
        {steps.map((step) => (
          <li key={step.title} className="flex min-h-12 items-center gap-3 px-4 py-2">
            {step.done ? (
              <CircleCheck size={20} className="text-success" aria-label={t('Done')} />
            ) : (
              <Circle size={20} className="text-ink-3" aria-label={t('To do')} />
            )}
            <AppLink href={step.href} className="font-medium hover:underline">
              <Translated text={step.title} />
            </AppLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
