import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { StatTile } from '#ui/StatTile.tsx';
import { useBookingCounts } from './calls.ts';

const groups = [
  ['processing', 'Processing'],
  ['inTransit', 'In transit'],
  ['delivered', 'Delivered'],
  ['exception', 'Exception'],
] as const;

/** A customer's bookings by status, each number linked to its bookings. */
export function BookingTiles({ customerId }: { readonly customerId: number }) {
  const { number } = useFormats();
  const counts = useBookingCounts(customerId, true);
  if (counts.error) return null;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {groups.map(([group, label]) => (
        <StatTile
          key={group}
          label={label}
          value={counts.data && number(counts.data[group])}
          href={paths.bookingsBeta({ customer: customerId, group })}
        />
      ))}
    </div>
  );
}
