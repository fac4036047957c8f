import { FileStack } from 'lucide-react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CutOffPill } from './CutOffPill.tsx';
import { useOpenManifests } from './calls.ts';
import { cx } from '#ui/cx.ts';

type ManifestBarProps = { readonly customerId: number | undefined };

/** The number of bookings without a manifest, the time left, and a link to them. */
export function ManifestBar({ customerId }: ManifestBarProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const may = useMay();
  const { data } = useOpenManifests(customerId, may('Booking.Edit'));
  const [first] = data?.items ?? [];
  if (first === undefined) return null;
  return (
    <aside
      aria-label={t('Not manifested')}
      className={cx(
        'sticky bottom-4 z-10 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-x-3',
        'gap-y-1 rounded-card bg-surface px-4 py-2 shadow-float',
      )}
    >
      <span>
        <span className="num font-semibold">{data && number(data.totalCount)}</span>{' '}
        {t('not manifested')}
      </span>
      <span className="contents max-sm:order-last max-sm:block">
        <CutOffPill cutOffAt={first.cutOffAt} />
      </span>
      <ButtonLink
        size="small"
        icon={FileStack}
        href={paths.manifest(customerId === undefined ? {} : { customer: customerId })}
      >
        Manifest
      </ButtonLink>
    </aside>
  );
}
