import type { ServingZone } from '@waybill/contract/jobs/zones/shapes';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { pastedPlaces } from './pasted-places.ts';
import { useServingZones } from './calls.ts';

/** Shows which zone serves an entered place. */
export function PlaceTester() {
  const t = useTranslate();
  const [text, setText] = useState('');
  const typed = useDebounced(text.trim(), 300);
  const [place] = pastedPlaces(typed);
  const { postCode = '', suburb = '' } = place ?? {};
  const query = useServingZones({ postCode, suburb });
  const zones = postCode === '' ? undefined : query.data?.items;
  return (
    <Panel title="Which zone serves…">
      <div className="grid gap-3">
        <input
          type="search"
          aria-label={t('Postcode and suburb')}
          placeholder={t('2148 Blacktown')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={inputClass(false)}
        />
        {typed !== '' && postCode === '' && <p className="text-ink-3">{t('Enter a postcode.')}</p>}
        {postCode !== '' && query.isPending && <Skeleton lines={2} />}
        {query.error && <Banner tone="problem" title={explain(query.error).message} />}
        <div aria-live="polite">
          {zones?.length === 0 && <Banner tone="warning" title="No zone serves this location." />}
          {zones && zones.length > 0 && <Serving zones={zones} />}
        </div>
      </div>
    </Panel>
  );
}

function Serving({ zones }: { readonly zones: readonly ServingZone[] }) {
  const t = useTranslate();
  return (
    <ol className="grid gap-3">
      {zones.map(({ zone, by, around }, at) => (
        <li key={zone.id} className={at === 0 ? '' : 'text-ink-3'}>
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {zone.code}
            <span className="font-normal">{zone.name}</span>
            {zone.isonforwarding && (
              <StatusPill family="amber">{zone.onforwardagent ?? t('On-forwarding')}</StatusPill>
            )}
          </p>
          <p className="text-table text-ink-2">
            {[
              t('Head port {code}', { code: zone.headportcode }),
              by === 'suburb' ? t('by suburb') : t('by postcode'),
              ...around.map((code) => t('inside {code}', { code })),
              ...(at === 0 ? [] : [t('not used')]),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
