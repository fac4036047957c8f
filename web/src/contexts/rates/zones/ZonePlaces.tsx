import { X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { LocalityPicker } from '#contexts/customers/parts/LocalityPicker.tsx';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAddPlace, useRemovePlace, useZonePlaces } from './calls.ts';

type OfZone = { readonly zoneId: string };

/** The postcodes and suburbs of a zone, with actions to find, add and remove them. */
export function ZonePlaces({ zoneId }: OfZone) {
  const t = useTranslate();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const [page, setPage] = useState({ skip: 0, take: 25 });
  const filter = useDebounced(text.trim(), 300);
  const places = useZonePlaces({
    zoneId,
    filter: filter === '' ? undefined : filter,
    skipCount: page.skip,
    maxResultCount: page.take,
  });
  const removal = useRemovePlace();
  const problem = places.error ?? removal.error;
  const total = places.data?.totalCount ?? 0;
  return (
    <section className="mt-8 grid gap-3">
      <h3 className="text-lead font-semibold">
        {t('Places')}{' '}
        <span className="num font-normal text-ink-3">{places.data && number(total)}</span>
      </h3>
      <AddPlace zoneId={zoneId} />
      <input
        type="search"
        aria-label={t('Search places')}
        placeholder={t('Search places')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPage({ ...page, skip: 0 });
        }}
        className={inputClass(false)}
      />
      {problem && <Banner tone="problem" title={explain(problem).message} />}
      {!places.data && !places.error && <Skeleton lines={4} />}
      <ul className="divide-y divide-hairline">
        {(places.data?.items ?? []).map((place) => (
          <li key={place.id} className="flex items-center justify-between gap-2 py-1">
            <span>
              {place.suburb || t('Whole postcode')} <span className="num">{place.postCode}</span>
            </span>
            <IconButton
              size="small"
              icon={X}
              label={t('Remove {suburb} {postCode}', {
                suburb: place.suburb,
                postCode: place.postCode,
              })}
              onClick={() => removal.mutate({ zoneId, locationId: place.id })}
            />
          </li>
        ))}
      </ul>
      {places.data && total === 0 && (
        <p className="text-ink-3">
          {filter === '' ? t('No places yet.') : t('No matching places.')}
        </p>
      )}
      {total > page.take && <Pager {...page} total={total} onChange={setPage} />}
    </section>
  );
}

const nowhere = {
  place: { suburb: '', postCode: '', stateCode: '', countryCode: 'AU' },
  whole: false,
};

function AddPlace({ zoneId }: OfZone) {
  const form = useForm({ ...formHabits, defaultValues: nowhere });
  const adding = useAddPlace();
  return (
    <FormShell
      form={form}
      submitLabel="Add place"
      working={adding.isPending}
      problem={adding.error && explain(adding.error).message}
      summaryHidden
      onSubmit={({ place, whole }) => {
        const { postCode, countryCode } = place;
        const suburb = whole ? '' : place.suburb;
        adding.mutate(
          { zoneId, locations: [{ id: crypto.randomUUID(), postCode, suburb, countryCode }] },
          { onSuccess: () => form.reset(nowhere) },
        );
      }}
    >
      <LocalityPicker at="place" label="Add a place" required />
      <CheckboxField name="whole" label="Whole postcode" />
    </FormShell>
  );
}
