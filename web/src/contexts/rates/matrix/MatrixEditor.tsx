import type { cellRefusals } from '@waybill/contract/rates/matrix/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useMemo, useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { LaneDrawer } from './LaneDrawer.tsx';
import type { MatrixView } from './MatrixChoices.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import {
  blockOf,
  type Changes,
  copied,
  decimalsOf,
  filled,
  filledDown,
  filledRight,
  keyOfLane,
  laneOfKey,
  type MatrixRate,
  put,
  type Range,
  ratesByLane,
  type Sheet,
  undone,
} from './matrix-state.ts';
import { type Pasted, readPaste } from './paste.ts';
import { PasteBanner } from './PasteBanner.tsx';
import type { useUndo } from './use-undo.ts';
import { useSaveMatrix } from './calls.ts';

type Refusal = (typeof cellRefusals)[number];

const refusalWords: Readonly<Record<Refusal, PlatformText>> = {
  unknownZone: 'This zone is no longer on the rate card.',
  changedMeanwhile: 'Someone else changed this value. Save again to replace it.',
  noFirstBand: 'This lane has no rate yet. Enter its first band first.',
  tooManyBands: 'This rate already has the maximum number of bands.',
};

type EditorProps = {
  readonly zones: readonly string[];
  readonly rates: readonly MatrixRate[];
  readonly view: MatrixView;
  readonly rateCardId: string;
  readonly serviceId: string;
  readonly edits: ReturnType<typeof useUndo<Changes>>;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
};

/** The table itself, with unsaved changes. */
export function MatrixEditor(props: EditorProps) {
  const { zones, rates, view, rateCardId, serviceId, edits, range, onRange } = props;
  const t = useTranslate();
  const mayEdit = useMay()('Job.Rates');
  const { figure, above } = view;
  const [paste, setPaste] = useState<Pasted | null>(null);
  const [isOpen, setOpen] = useState(false);
  const saving = useSaving({ serviceId, view, edits });
  const byLane = useMemo(() => ratesByLane(rates), [rates]);
  const decimals = useMemo(() => decimalsOf(rates.map((rate) => rate[figure])), [rates, figure]);
  const inherited = useMemo(
    () =>
      new Set(
        rates
          .filter(({ isOwn }) => !isOwn && figure !== 'minimum' && above > 0)
          .map(({ fromZone, toZone }) => keyOfLane(fromZone, toZone)),
      ),
    [rates, figure, above],
  );
  const sheet: Sheet = {
    zones,
    savedOf: (from, to) => byLane.get(keyOfLane(from, to))?.[figure],
    changes: edits.now,
  };
  const block = blockOf(range);
  const undo = () => {
    setPaste(null);
    edits.undo();
  };
  const [fromZone = '', toZone = ''] = [zones[range.active.row], zones[range.active.column]];
  if (zones.length === 0) {
    return (
      <EmptyState
        title="No zones yet"
        text="Add zones, then add rates."
        action={
          <ButtonLink href={paths.rateCard(rateCardId, { tab: 'zones' })} look="primary">
            Zones
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="grid gap-3">
      {saving.banner}
      {paste && <PasteBanner paste={paste} zones={zones} />}
      <MatrixGrid
        sheet={sheet}
        range={range}
        refused={saving.refused}
        inherited={inherited}
        decimals={decimals}
        mayEdit={mayEdit}
        onRange={onRange}
        onType={(cell, amount) => edits.set(put(sheet, [{ ...cell, amount }]))}
        onPaste={(text) => {
          const read = readPaste(text, zones, { row: block.top, column: block.left });
          setPaste(read);
          edits.set(put(sheet, read.cells));
        }}
        onCopy={() => copied(sheet, block)}
        onFill={(source, target) => edits.set(filled(sheet, source, target))}
        onFillDown={() => edits.set(filledDown(sheet, block))}
        onFillRight={() => edits.set(filledRight(sheet, block))}
        onTakeBack={() => edits.set(undone(sheet, block))}
        onUndo={undo}
        onRedo={edits.redo}
        onOpen={() => setOpen(true)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-72 text-ink-2">
          {mayEdit &&
            t('Enter or paste prices. Ctrl+D fills down, Ctrl+R fills right, Ctrl+Z undoes.')}
        </p>
        {mayEdit && edits.mayUndo && <Button onClick={undo}>Undo</Button>}
        {mayEdit && edits.mayRedo && <Button onClick={edits.redo}>Redo</Button>}
        <Button onClick={() => setOpen(true)}>
          {t('Open {fromZone} to {toZone}', { fromZone, toZone })}
        </Button>
        {edits.now.size > 0 && (
          <>
            <Button onClick={() => edits.set(new Map())}>Discard</Button>
            <Button look="primary" working={saving.isPending} onClick={saving.save}>
              {t('Save {count, plural, one {# cell} other {# cells}}', { count: edits.now.size })}
            </Button>
          </>
        )}
      </div>
      {isOpen && (
        <LaneDrawer
          rateCardId={rateCardId}
          serviceId={serviceId}
          rateId={byLane.get(keyOfLane(fromZone, toZone))?.id ?? null}
          lane={{ fromZone, toZone }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type NotSaved = { readonly lane: string; readonly reason: Refusal; readonly amount: number | null };

/** Saves all changes in one request; rejected cells remain with the reason. */
function useSaving({ serviceId, view, edits }: Pick<EditorProps, 'serviceId' | 'view' | 'edits'>) {
  const t = useTranslate();
  const toast = useToast();
  const sending = useSaveMatrix();
  const [notSaved, setNotSaved] = useState<readonly NotSaved[]>([]);
  const save = () =>
    sending.mutate(
      {
        rateServiceId: serviceId,
        effectiveDate: view.day,
        figure: view.figure,
        above: view.figure === 'minimum' ? 0 : view.above,
        cells: [...edits.now].map(([lane, change]) => ({ ...laneOfKey(lane), ...change })),
      },
      {
        onSuccess: ({ added, changed, cells }) => {
          const refused = cells.flatMap(({ fromZone, toZone, reason, amount }) =>
            reason === null ? [] : [{ lane: keyOfLane(fromZone, toZone), reason, amount }],
          );
          setNotSaved(refused);
          edits.reset(remainingAfter(edits.now, refused));
          toast({ title: t('Rates changed: {changed}, added: {added}', { changed, added }) });
        },
      },
    );
  const open = notSaved.filter(({ lane }) => edits.now.has(lane));
  const banner = sending.error ? (
    <Banner tone="problem" title={explain(sending.error).message} />
  ) : (
    open.length > 0 && <NotSavedBanner notSaved={open} />
  );
  return {
    save,
    banner,
    isPending: sending.isPending,
    refused: new Set(open.map(({ lane }) => lane)),
  };
}

/** Returns the rejected changes, to be saved again over the current numbers. */
const remainingAfter = (changes: Changes, refused: readonly NotSaved[]): Changes =>
  new Map(
    refused.flatMap(({ lane, amount: was }) => {
      const change = changes.get(lane);
      return change === undefined ? [] : [[lane, { ...change, was }]];
    }),
  );

const named = 8;

function NotSavedBanner({ notSaved }: { readonly notSaved: readonly NotSaved[] }) {
  const t = useTranslate();
  return (
    <Banner tone="problem" title={t('{count} cells were not saved', { count: notSaved.length })}>
      <ul className="list-disc pl-5">
        {notSaved.slice(0, named).map(({ lane, reason, amount }) => (
          <li key={lane}>
            {t('{fromZone} to {toZone}', laneOfKey(lane))}
            {amount !== null && ` (${amount})`}: {t(refusalWords[reason])}
          </li>
        ))}
        {notSaved.length > named && (
          <li>{t('and {number} more', { number: notSaved.length - named })}</li>
        )}
      </ul>
    </Banner>
  );
}
