import { Plug } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { type AccountValues, attributesIn } from './account-values.ts';
import { useTestAccount } from './calls.ts';

/** Tests the connection with the form's values, saved or not; shows the carrier's response. */
export function ConnectionTest({ id }: { readonly id: number | undefined }) {
  const { getValues } = useFormContext<AccountValues>();
  const test = useTestAccount();
  const go = () => {
    const { carrierAccount, attributes } = getValues();
    const { carrierCode } = carrierAccount;
    test.mutate({
      carrierAccount: { id, carrierCode: carrierCode ?? '', attributes: attributesIn(attributes) },
    });
  };
  return (
    <div className="grid gap-3">
      <div>
        <Button icon={Plug} working={test.isPending} onClick={go}>
          Test connection
        </Button>
      </div>
      {test.error && <Banner tone="problem" title={wordsOf(test.error)} />}
      {test.data && !test.isPending && <TestResultView {...test.data} />}
    </div>
  );
}

/** Returns the messages of the fields, otherwise that of the refusal. */
function wordsOf(error: Error): string {
  const faults = Object.values(fieldErrorsOf(error));
  return faults.length > 0 ? faults.join(' ') : explain(error).message;
}

type TestResultViewProps = NonNullable<ReturnType<typeof useTestAccount>['data']>;

function TestResultView({ isAnswering, message, services }: TestResultViewProps) {
  const t = useTranslate();
  return (
    <Banner tone={isAnswering ? 'success' : 'problem'} title={message}>
      {services.length > 0 &&
        t('Available services: {names}. Choose them under Services after you save the account.', {
          names: services.map(({ name }) => name).join(', '),
        })}
    </Banner>
  );
}
