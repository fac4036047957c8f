import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { NoServiceYet } from '../services/NoServiceYet.tsx';
import { type Changes, only } from './matrix-state.ts';
import { MatrixChoices, type MatrixView } from './MatrixChoices.tsx';
import { MatrixEditor } from './MatrixEditor.tsx';
import { useUndo } from './use-undo.ts';
import { useServices } from '../services/calls.ts';
import { useRateMatrix } from './calls.ts';

const discardingEffect =
  'Save them first if you want to keep them. The table shows one value of one service at a time.';

const none: Changes = new Map();

/**
 * The rates of a service as a table from zone to zone, one band at a time; changes apply from a
 * chosen day.
 */
export function Matrix({ rateCardId }: { readonly rateCardId: string }) {
  const t = useTranslate();
  const { dayOf } = useFormats();
  const [view, setView] = useState<MatrixView>(() => ({
    serviceId: null,
    day: dayOf(Date.now()),
    figure: 'value',
    above: 0,
  }));
  const [wanted, setWanted] = useState<MatrixView | null>(null);
  const [range, setRange] = useState(() => only({ row: 0, column: 0 }));
  const edits = useUndo(none);
  const unsaved = edits.now.size;
  useLeaveGuard(unsaved > 0);
  const services = useServices({ rateCardId, maxResultCount: 1000 });
  const all = services.data?.items ?? [];
  const serviceId = view.serviceId ?? all[0]?.id ?? '';
  const matrix = useRateMatrix(serviceId, view.day, view.above);
  const show = (next: MatrixView) => {
    edits.reset(none);
    setWanted(null);
    setView(next);
  };
  if (services.data && all.length === 0) {
    return <NoServiceYet rateCardId={rateCardId} />;
  }
  return (
    <div className="grid gap-3">
      <MatrixChoices
        view={{ ...view, serviceId }}
        services={all}
        breaks={matrix.data?.breaks ?? []}
        rates={matrix.data?.rates ?? []}
        onChange={(next) => (unsaved > 0 ? setWanted(next) : show(next))}
      />
      <Awaited query={matrix} permission="Carrier.View">
        {({ zones, rates }) => (
          <MatrixEditor
            key={[serviceId, view.day, view.figure, view.above].join(' ')}
            {...{ zones, rates, view, rateCardId, serviceId, edits, range }}
            onRange={setRange}
          />
        )}
      </Awaited>
      {wanted && (
        <ConfirmDialog
          open
          onOpenChange={() => setWanted(null)}
          question={t('Discard {count} unsaved cells?', { count: unsaved })}
          effect={t(discardingEffect)}
          verb="Discard"
          cancelLabel="Stay"
          working={false}
          problem={null}
          onConfirm={() => show(wanted)}
        />
      )}
    </div>
  );
}
