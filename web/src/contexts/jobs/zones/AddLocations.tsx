import { Plus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { emptyRow, isEmptyRow, type TypedLocation, withEmptyRow } from './location-rows.ts';
import { LocationGrid } from './LocationGrid.tsx';
import { useAddLocations } from './calls.ts';

/** Locations typed or pasted into a grid; rejected rows remain there, with the reason. */
export function AddLocations({ zoneId }: { readonly zoneId: string }) {
  const t = useTranslate();
  const [rows, setRows] = useState<readonly TypedLocation[]>([emptyRow]);
  const adding = useAddLocations();
  const places = rows.filter((row) => !isEmptyRow(row));
  const rejected = adding.data?.errors.length ?? 0;
  const add = () =>
    adding.mutate(
      {
        zoneId,
        locations: places.map(({ postCode, suburb, countryCode }) => ({
          postCode,
          suburb,
          countryCode,
        })),
      },
      {
        onSuccess: ({ errors }) =>
          setRows(
            withEmptyRow(
              errors.map(({ index, messages, validationErrors: [first] }) => {
                const row = places[index - 1] ?? emptyRow;
                const fault = first?.sentence ?? messages[0];
                return { ...row, fault: row.postCode === '' ? t('Enter a postcode.') : fault };
              }),
            ),
          ),
      },
    );
  return (
    <div className="grid gap-2">
      <h4 className="font-medium">{t('Add locations')}</h4>
      <LocationGrid rows={rows} onChange={setRows} />
      <p className="text-meta text-ink-3">
        {t('Type, or paste cells of a spreadsheet. A postcode on its own covers all of it.')}
      </p>
      {adding.error && <Banner tone="problem" title={explain(adding.error).message} />}
      {rejected > 0 && (
        <Banner
          tone="warning"
          title={t('{added} added, {rejected} rejected', {
            added: adding.data?.added ?? 0,
            rejected,
          })}
        />
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
