import type { OpenManifest } from '@waybill/contract/booking/manifests/shapes';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { suburbText } from '../links/freight-text.ts';
import { useConsolidate, useTakeApart } from './calls.ts';

type Suggestion = OpenManifest['consolidations'][number];

/**
 * Consignments that would cost less if consolidated, with the action to do so. An accepted
 * suggestion disappears with the live event, possibly before the response arrives: this component
 * therefore shows the toast.
 */
export function Suggestions({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const consolidate = useConsolidate();
  const apart = useTakeApart();
  if (suggestions.length === 0) return null;
  return (
    <ul className="grid gap-2 p-3">
      {suggestions.map((suggestion) => (
        <li key={suggestion.bookingIds.join(' ')}>
          <SuggestedOne suggestion={suggestion} consolidate={consolidate} apart={apart} />
        </li>
      ))}
    </ul>
  );
}

type SuggestedOneProps = {
  readonly suggestion: Suggestion;
  readonly consolidate: ReturnType<typeof useConsolidate>;
  readonly apart: ReturnType<typeof useTakeApart>;
};

function SuggestedOne({ suggestion, consolidate, apart }: SuggestedOneProps) {
  const t = useTranslate();
  const toast = useToast();
  const { money, number } = useFormats();
  const notify = (error: unknown) => toast({ title: explain(error).message, tone: 'problem' });
  const { bookingIds, receiver, destination, total, totalAsOne } = suggestion;
  const details = {
    count: number(bookingIds.length),
    receiver,
    place: suburbText(destination),
    total: money(total),
    one: money(totalAsOne),
    less: money(total - totalAsOne),
  };
  return (
    <Banner
      tone="info"
      title={
        receiver === ''
          ? t('{count} consignments to {place}: save {less} by combining them', details)
          : t('{count} consignments to {receiver}, {place}: save {less} by combining them', details)
      }
      actions={
        <ConfirmButton
          label="Combine"
          size="small"
          question={t('Combine {count} consignments?', details)}
          effect={t(
            'The first takes all freight for {one}; the others are cancelled. Reprint its labels.',
            details,
          )}
          harmless
          working={consolidate.isPending}
          problem={consolidate.error && explain(consolidate.error).message}
          onConfirm={() =>
            consolidate.mutate(
              { bookingIds: [...bookingIds] },
              {
                onSuccess: ({ bookingId, consignmentId }) =>
                  toast({
                    title: t('All freight is now on {number}', { number: consignmentId }),
                    tone: 'success',
                    action: {
                      label: 'Undo combining',
                      onAct: () => apart.mutate({ bookingId }, { onError: notify }),
                    },
                  }),
              },
            )
          }
        />
      }
    >
      {t('{total} separately, {one} combined.', details)}
    </Banner>
  );
}
