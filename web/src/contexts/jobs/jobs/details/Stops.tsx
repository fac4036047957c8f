import type { Job } from '@waybill/contract/jobs/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { MapPin, PackageCheck } from 'lucide-react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

type Place = Job['fromaddress'];

/** The pickup and delivery addresses of a job. */
export function Stops({ job }: { readonly job: Job }) {
  const t = useTranslate();
  return (
    <ol aria-label={t('Stops')} className="grid gap-4 md:grid-cols-2">
      <Stop title="Pick up" place={job.fromaddress} notes={job.specialinstructions} />
      <Stop title="Deliver" place={job.toaddress} notes={job.deliveryinstructions} isLast />
    </ol>
  );
}

type StopProps = {
  readonly title: string;
  readonly place: Place;
  readonly notes: string | null;
  readonly isLast?: boolean;
};

function Stop({ title, place, notes, isLast }: StopProps) {
  const spoken = useLabel();
  const Icon = isLast ? MapPin : PackageCheck;
  const lines = [place.addressLine1, place.addressLine2, place.addressLine3].filter(Boolean);
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-3">
      <Icon size={20} className="mt-0.5 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 break-words">
        <p className="text-meta text-ink-3">{spoken(title)}</p>
        <p className="font-semibold">{place.companyName ?? place.contactName}</p>
        <p>{lines.join(', ')}</p>
        <p>{placeText(place)}</p>
        {place.companyName !== null && place.contactName !== null && (
          <p className="text-ink-2">{place.contactName}</p>
        )}
        {place.telephone !== null && place.telephone !== '' && (
          <a href={`tel:${place.telephone}`} className="hit text-primary underline">
            {place.telephone}
          </a>
        )}
        {notes !== null && notes !== '' && (
          <p className="mt-2 rounded-control bg-amber-bg px-3 py-2 text-amber-fg">{notes}</p>
        )}
      </div>
    </li>
  );
}
