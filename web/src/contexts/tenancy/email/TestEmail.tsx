import type { ResultOf } from '@waybill/contract/endpoint';
import type { sendTestEmail } from '@waybill/contract/tenancy/endpoints';
import { useState } from 'react';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Banner } from '#ui/Banner.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useSendTestEmail } from './calls.ts';

const empty = { emailAddress: '' };
type Values = typeof empty;
type TestResult = ResultOf<typeof sendTestEmail>;

/** Sends an e-mail with the saved settings, and shows the mail server's response. */
export function TestEmail() {
  const [testResult, setResult] = useState<TestResult | null>(null);
  const save = useSaveForm({
    values: empty,
    send: useSendTestEmail(),
    argsOf: (values: Values) => values,
    onSaved: setResult,
  });
  return (
    <Panel title="Test">
      <FormShell {...save} submitLabel="Send test e-mail" summaryHidden>
        <TextField<Values>
          name="emailAddress"
          label="Send to"
          type="email"
          help="The e-mail is sent with the saved settings. Save your changes first."
          rules={{ required: 'Please enter an e-mail address' }}
        />
        {testResult && !save.working && <TestResultView reported={testResult} />}
      </FormShell>
    </Panel>
  );
}

function TestResultView({
  reported: { wasSent, server, answer: result },
}: {
  readonly reported: TestResult;
}) {
  const t = useTranslate();
  const who = server ?? "This installation's mail server";
  return (
    <Banner
      tone={wasSent ? 'success' : 'problem'}
      title={wasSent ? t('Test e-mail sent to {who}', { who }) : 'The e-mail could not be sent'}
    >
      <span className="break-words">
        {server !== null && !wasSent && `${server}: `}
        {result}
      </span>
    </Banner>
  );
}
