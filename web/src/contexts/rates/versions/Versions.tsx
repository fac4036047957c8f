import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { TextField } from '#ui/form/TextField.tsx';
import type { Column } from '#ui/table/types.ts';
import { CardDrawer } from '../cards/CardDrawer.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { VersionPill } from './VersionPill.tsx';
import { useDeleteCard, useRateCards } from '../cards/calls.ts';
import { useCreateVersion } from './calls.ts';

const why =
  'A copy of the whole rate card. Edit it, test it in the rate lab and publish it from a date.';

type OfCard = { readonly card: RateCard };

/** The versions of a card: drafts, and those in force from a day. */
export function Versions({ card }: OfCard) {
  const { plainDate } = useFormats();
  const list = useRecordList(`${paths.rateCard(card.id)}#versions`, '-effectiveDate');
  const query = useRateCards({ ...list.requested, versionOf: card.id, filter: list.search.q });
  return (
    <RecordShelf
      one="version"
      many="versions"
      list={list}
      query={query}
      columns={versionColumns(plainDate)}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.rateCard(id)}
      permission="Carrier.View"
      mayEdit={useMay()('Job.Rates')}
      why={why}
      removal={useDeleteCard()}
      removalEffect="The previous version applies again. Existing quotes are not changed."
      editor={(version, close) =>
        version ? (
          <CardDrawer key={version.id} card={version} onClose={close} />
        ) : (
          <NewVersion card={card} onClose={close} />
        )
      }
    />
  );
}

const versionColumns = (plainDate: (day: string) => string): readonly Column<RateCard>[] => [
  { id: 'name', header: 'Version', cell: ({ name }) => name, sortKey: 'name', width: 200 },
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortKey: 'code', width: 120 },
  {
    id: 'from',
    header: 'Valid from',
    cell: ({ effectiveDate }) => effectiveDate && plainDate(effectiveDate),
    sortKey: 'effectiveDate',
    width: 140,
  },
  {
    id: 'state',
    header: 'State',
    cell: (card) => <VersionPill card={card} />,
    width: 120,
    card: 'pill',
  },
];

type NewVersionProps = OfCard & { readonly onClose: () => void };

function NewVersion({ card, onClose }: NewVersionProps) {
  const go = useGo();
  const creation = useSaveForm({
    values: { name: card.name },
    send: useCreateVersion(),
    argsOf: ({ name }) => ({ rateCardId: card.id, name }),
    onSaved: ({ id }) => {
      onClose();
      go(paths.rateCard(id));
    },
  });
  return (
    <FormDrawer title="New version" submitLabel="Copy rate card" save={creation} onClose={onClose}>
      <TextField name="name" label="Name" rules={{ required: 'Please enter a name' }} />
    </FormDrawer>
  );
}
