import type { Zone } from '@waybill/contract/jobs/zones/shapes';
import { X } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { AddLocations } from './AddLocations.tsx';
import { locationText } from './location-text.ts';
import { useRemoveLocation, useZoneLocations } from './calls.ts';

/** The postcodes and suburbs of a zone, with actions to paste, search and remove them. */
export function ZoneLocations({ zone }: { readonly zone: Zone }) {
  const t = useTranslate();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const [page, setPage] = useState({ skip: 0, take: 25 });
  const filter = useDebounced(text.trim(), 300);
  const locations = useZoneLocations({
    ZoneId: zone.id,
    filter: filter === '' ? undefined : filter,
    skipCount: page.skip,
    maxResultCount: page.take,
  });
  const removal = useRemoveLocation();
  const problem = locations.error ?? removal.error;
  const total = locations.data?.totalCount ?? 0;
  return (
    <section className="mt-8 grid gap-3">
      <h3 className="text-lead font-semibold">
        {t('Locations')}{' '}
        <span className="num font-normal text-ink-3">{locations.data && number(total)}</span>
      </h3>
      <AddLocations zoneId={zone.id} />
      <input
        type="search"
        aria-label={t('Search locations')}
        placeholder={t('Search locations')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPage({ ...page, skip: 0 });
        }}
        className={inputClass(false)}
      />
      {problem && <Banner tone="problem" title={explain(problem).message} />}
      {!locations.data && !locations.error && <Skeleton lines={4} />}
      <ul className="divide-y divide-hairline">
        {(locations.data?.items ?? []).map((location) => (
          <li key={location.id} className="flex items-center justify-between gap-2 py-1">
            {locationText(location, t)}
            <IconButton
              size="small"
              icon={X}
              label={t('Remove {place}', { place: locationText(location, t) })}
              onClick={() => removal.mutate({ Id: location.id })}
            />
          </li>
        ))}
      </ul>
      {locations.data && total === 0 && (
        <p className="text-ink-3">
          {filter === '' ? t('No locations yet.') : t('This location is not in this zone.')}
        </p>
      )}
      {total > page.take && <Pager {...page} total={total} onChange={setPage} />}
    </section>
  );
}
