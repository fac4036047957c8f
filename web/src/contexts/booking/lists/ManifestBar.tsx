import { FileStack } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useMay } from '#shell/permissions.ts';
import { useBookings } from '../calls.ts';
import { bookingFilter } from './booking-filter.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type ManifestBarProps = {
  readonly customerId: number | undefined;
  /** True while the list shows just these. */
  readonly isShown: boolean;
  readonly onShow: () => void;
};

/** How many bookings wait for their manifest, and the way to them. */
export function ManifestBar({ customerId, isShown, onShow }: ManifestBarProps) {
  const say = useSay();
  const { timezone } = useTenant();
  const may = useMay();
  const waiting = useBookings(
    {
      filter: bookingFilter({ unmanifested: true }, timezone),
      maxResultCount: 1,
      ...(customerId === undefined ? {} : { customerId }),
    },
    may('Booking.Edit'),
  );
  const count = waiting.data?.totalCount ?? 0;
  if (count === 0 || isShown) return null;
  return (
    <aside
      aria-label={say('Not manifested')}
      className="sticky bottom-4 z-10 mx-auto mt-3 flex w-fit items-center gap-3 rounded-card bg-surface px-4 py-2 shadow-float"
    >
      <span>
        <span className="num font-semibold">{count.toLocaleString('en-AU')}</span>{' '}
        {say('not manifested')}
      </span>
      <Button size="small" icon={FileStack} onClick={onShow}>
        Manifest
      </Button>
    </aside>
  );
}
