import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { AppLink } from '#ui/go.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { useRateCard } from '../cards/calls.ts';
import { usePublishVersion, useWithdrawVersion } from './calls.ts';

type VersionBannerProps = { readonly card: RateCard; readonly rootId: string };

/** The card of this version, its status, and the actions to publish or withdraw it. */
export function VersionBanner({ card, rootId }: VersionBannerProps) {
  const t = useTranslate();
  const { plainDate } = useFormats();
  const [publishing, setPublishing] = useState(false);
  const mayEdit = useMay()('Job.Rates');
  const root = useRateCard(rootId).data?.ratecard;
  const { effectiveDate } = card;
  const title = effectiveDate
    ? t('This version applies from {day}.', { day: plainDate(effectiveDate) })
    : t('Draft: not used until it is published.');
  return (
    <div className="mb-4">
      <Banner
        tone={effectiveDate ? 'success' : 'info'}
        title={title}
        actions={
          mayEdit && (
            <>
              {effectiveDate && <Withdraw card={card} />}
              <Button look="primary" onClick={() => setPublishing(true)}>
                {effectiveDate ? t('Change date') : t('Publish')}
              </Button>
            </>
          )
        }
      >
        {root && (
          <AppLink href={paths.rateCard(rootId, { tab: 'versions' })}>
            {t('Version of {name}', { name: root.name })}
          </AppLink>
        )}
      </Banner>
      {publishing && <PublishDrawer card={card} onClose={() => setPublishing(false)} />}
    </div>
  );
}

function Withdraw({ card }: { readonly card: RateCard }) {
  const withdraw = useWithdrawVersion();
  return (
    <ConfirmButton
      label="Withdraw"
      question="Make this version a draft again?"
      effect="The previous version applies again. Existing quotes are not changed."
      verb="Withdraw"
      working={withdraw.isPending}
      problem={withdraw.error && explain(withdraw.error).message}
      onConfirm={() => withdraw.mutate({ rateCardId: card.id })}
    />
  );
}

type PublishProps = { readonly card: RateCard; readonly onClose: () => void };

function PublishDrawer({ card, onClose }: PublishProps) {
  const t = useTranslate();
  const today = useToday();
  const save = useSaveForm({
    values: { effectiveDate: card.effectiveDate ?? today },
    send: usePublishVersion(),
    argsOf: ({ effectiveDate }) => ({ rateCardId: card.id, effectiveDate }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('Publish {name}', { name: card.name })}
      submitLabel="Publish"
      save={save}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {t(
          'This version prices freight despatched from this day. Existing quotes are not changed.',
        )}
      </p>
      <DateField
        name="effectiveDate"
        label="Valid from"
        earliest={today}
        rules={{ required: 'Please enter a date' }}
      />
    </FormDrawer>
  );
}
