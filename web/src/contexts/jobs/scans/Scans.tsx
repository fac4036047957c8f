import type { z } from 'zod';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DateTime } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { scanLook } from '../jobs/status.ts';
import { ScanPictures } from './ScanPictures.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { ScanEvent } from '@waybill/contract/jobs/scans/shapes';
import { useScans } from './calls.ts';

type Scan = z.output<typeof ScanEvent>;
type ScansProps = { readonly jobId: string; readonly first?: number };

/** All scans of a job, newest first, with photos. */
export function Scans({ jobId, first }: ScansProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { data, error, refetch } = useScans(jobId);
  if (error && data === undefined) {
    return (
      <Banner
        tone="problem"
        title={explain(error).message}
        actions={<Button onClick={() => void refetch()}>Retry</Button>}
      />
    );
  }
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.items.length === 0) return <p className="text-ink-2">{t('No scans yet.')}</p>;
  return (
    <Timeline
      label="Scans"
      first={first}
      events={data.items.map((scan) => {
        const { word, family, icon } = scanLook(scan.code);
        const at = scan.scannedeventdatetime;
        return {
          id: scan.id,
          title: word,
          time: <DateTime text={formats.dateTime(at)} title={formats.exact(at)} iso={at} />,
          by: placeAndPerson(scan),
          family,
          icon,
          detail: <Detail scan={scan} />,
        };
      })}
    />
  );
}

const placeAndPerson = (scan: Scan): string =>
  [scan.articlenumber, scan.locationcode ?? scan.warehousecode, scan.creatorname]
    .filter(Boolean)
    .join(' · ');

function Detail({ scan }: { readonly scan: Scan }) {
  const t = useTranslate();
  const { signedBy, comment, ...rest } = scan.details;
  const others = Object.entries(rest);
  return (
    <div className="grid gap-1 text-table">
      {signedBy && <p>{t('Signed by {signedBy}', { signedBy })}</p>}
      {comment && <p className="text-ink-2">{comment}</p>}
      {others.map(([name, value]) => (
        <p key={name} className="text-ink-2">
          {name}: {value}
        </p>
      ))}
      {scan.images.length > 0 && <ScanPictures scan={scan} />}
    </div>
  );
}
