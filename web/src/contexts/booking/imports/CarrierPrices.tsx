import { Headset } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { CarrierPriceRun } from './use-carrier-prices.ts';

type CarrierPricesProps = {
  readonly run: CarrierPriceRun;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

/** Carriers are asked for the prices of a file: how far, who did not respond, and to stop it. */
export function CarrierPrices({ run, onStart, onStop }: CarrierPricesProps) {
  const t = useTranslate();
  const { state, soFar, problem } = run;
  const isRunning = state === 'Running';
  return (
    <Panel
      title="Prices of carriers"
      actions={
        isRunning ? (
          <Button onClick={onStop}>Stop asking</Button>
        ) : (
          <Button
            look={state === 'Idle' ? 'primary' : 'secondary'}
            icon={Headset}
            onClick={onStart}
          >
            {state === 'Idle' ? t('Ask carriers') : t('Ask again')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {state === 'Idle' && (
          <p className="text-ink-2">
            {t('Each carrier is asked once for the same freight. Its prices hold for 30 minutes.')}
          </p>
        )}
        {isRunning && (
          <ProgressBar label={t('Asking carriers')} done={soFar === null ? 0 : partOf(soFar)} />
        )}
        {problem !== null && <Banner tone="problem" title={explain(problem).message} />}
        {soFar !== null && <Counts soFar={soFar} isStopped={state === 'Stopped'} />}
      </div>
    </Panel>
  );
}

type SoFar = NonNullable<CarrierPriceRun['soFar']>;

const partOf = ({ done, total }: SoFar): number => (total === 0 ? 1 : done / total);

type CountsProps = { readonly soFar: SoFar; readonly isStopped: boolean };

function Counts({ soFar: { done, total, unanswered }, isStopped }: CountsProps) {
  const t = useTranslate();
  const { number } = useFormats();
  if (total === 0) {
    return <p className="text-ink-2">{t('No connected carrier is offered for these rows.')}</p>;
  }
  const counts = { done: number(done), total: number(total), count: unanswered };
  return (
    <>
      <p aria-live="polite">
        {isStopped
          ? t('Stopped after {done} of {total} requests.', counts)
          : t('{done} of {total} requests made', counts)}
      </p>
      {unanswered > 0 && (
        <Banner
          tone="warning"
          title={t(
            '{count, plural, one {# request was} other {# requests were}} not answered.',
            counts,
          )}
        >
          {t('These rows are offered with other prices, or come back with the reason.')}
        </Banner>
      )}
    </>
  );
}
