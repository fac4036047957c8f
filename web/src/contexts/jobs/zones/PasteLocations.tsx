import { Plus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { pastedPlaces } from './pasted-places.ts';
import { useAddLocations } from './calls.ts';

/** Locations typed or pasted from a spreadsheet, one per line; invalid lines remain. */
export function PasteLocations({ zoneId }: { readonly zoneId: string }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const adding = useAddLocations();
  const places = pastedPlaces(text);
  const errors = adding.data?.errors ?? [];
  const sent = adding.variables?.locations ?? [];
  const add = () =>
    adding.mutate(
      { zoneId, locations: [...places] },
      {
        onSuccess: ({ errors: rejected }) =>
          setText(rejected.map(({ index }) => lineOf(places[index - 1])).join('\n')),
      },
    );
  return (
    <div className="grid gap-2">
      <label className="grid gap-1">
        <span className="font-medium">{t('Add locations')}</span>
        <textarea
          rows={3}
          value={text}
          placeholder={t('2148 Blacktown')}
          onChange={(event) => setText(event.target.value)}
          className={`${inputClass(errors.length > 0)} min-h-24 py-2`}
        />
        <span className="text-meta text-ink-3">
          {t('One per line, or paste spreadsheet rows. A postcode on its own covers all of it.')}
        </span>
      </label>
      {adding.error && <Banner tone="problem" title={explain(adding.error).message} />}
      {errors.length > 0 && (
        <Banner
          tone="warning"
          title={t('{added} added, {rejected} rejected', {
            added: adding.data?.added ?? 0,
            rejected: errors.length,
          })}
        >
          <ul>
            {errors.slice(0, 10).map(({ index, messages, validationErrors: [fault] }) => (
              <li key={index}>
                {`${lineOf(sent[index - 1])}: `}
                {sent[index - 1]?.postCode === '' ? (
                  t('Enter a postcode.')
                ) : (
                  <Translated text={fault?.sentence ?? messages[0] ?? ''} />
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <div>
        <Button
          size="small"
          icon={Plus}
          working={adding.isPending}
          disabledReason={places.length === 0 ? 'Enter a location first.' : null}
          onClick={add}
        >
          {places.length > 1 ? t('Add {count} locations', { count: places.length }) : t('Add')}
        </Button>
      </div>
    </div>
  );
}

const lineOf = (place: { readonly postCode: string; readonly suburb: string } | undefined) =>
  `${place?.postCode ?? ''} ${place?.suburb ?? ''}`.trim();
