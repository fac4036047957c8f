import { CircleCheck, Clock, TriangleAlert, Truck } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { usePageExists } from '#shell/page-exists.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { StatTile } from '#ui/StatTile.tsx';
import { useStatusCounts } from '../calls.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const tiles = [
  { group: 'processing', label: 'Processing', family: 'amber', icon: Clock },
  { group: 'inTransit', label: 'In transit', family: 'blue', icon: Truck },
  { group: 'delivered', label: 'Delivered', family: 'green', icon: CircleCheck },
  { group: 'exception', label: 'Exception', family: 'red', icon: TriangleAlert },
] as const;

/** The number of bookings in each group of statuses, each linked to those bookings. */
export function StatusTiles() {
  const t = useTranslate();
  const { number } = useFormats();
  const exists = usePageExists();
  const { data, error, refetch } = useStatusCounts(true);
  if (error && data === undefined) {
    const { message, requestId } = explain(error);
    return (
      <Banner
        tone="problem"
        title={message}
        actions={<Button onClick={() => void refetch()}>Retry</Button>}
      >
        {requestId !== null && t('Request {requestId}', { requestId })}
      </Banner>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ group, label, family, icon }) => (
        <StatTile
          key={group}
          label={label}
          family={family}
          icon={icon}
          value={data && number(data[group])}
          href={exists('/bookings-beta') ? paths.bookingsBeta({ group }) : undefined}
        />
      ))}
    </div>
  );
}
