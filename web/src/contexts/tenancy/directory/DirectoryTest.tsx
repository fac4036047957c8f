import type { ResultOf } from '@waybill/contract/endpoint';
import type { testDirectory } from '@waybill/contract/tenancy/endpoints';
import { useState } from 'react';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Banner } from '#ui/Banner.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTestDirectory } from './calls.ts';

const empty = { userName: '' };
type Values = typeof empty;
type TestResult = ResultOf<typeof testDirectory>;

/** Looks up a user with the saved settings, and shows the directory's response. */
export function DirectoryTest() {
  const [testResult, setResult] = useState<TestResult | null>(null);
  const save = useSaveForm({
    values: empty,
    send: useTestDirectory(),
    argsOf: (values: Values) => values,
    onSaved: setResult,
  });
  return (
    <Panel title="Test">
      <FormShell {...save} submitLabel="Look up user" summaryHidden>
        <TextField<Values>
          name="userName"
          label="Username of someone in the directory"
          autoComplete="off"
          help="The test uses the saved settings. Save your changes first."
          rules={{ required: 'Please enter a username' }}
        />
        {testResult && !save.working && <TestResultView reported={testResult} />}
      </FormShell>
    </Panel>
  );
}

function TestResultView({
  reported: { server, problem, person },
}: {
  readonly reported: TestResult;
}) {
  const t = useTranslate();
  if (problem !== null) {
    return (
      <Banner tone="problem" title="The directory could not be reached">
        <span className="break-words">
          {server !== null && `${server}: `}
          {problem}
        </span>
      </Banner>
    );
  }
  if (person === null) {
    return (
      <Banner
        tone="warning"
        title={t('{server} found no user with this username', { server: server ?? '' })}
      >
        There may also be more than one. Check the username attribute and the search base.
      </Banner>
    );
  }
  const { userName, emailAddress, name, surname, groups } = person;
  return (
    <Banner tone="success" title={t('{server} found this person', { server: server ?? '' })}>
      <KeyValueList
        details={[
          { label: 'Username', value: userName || '—' },
          { label: 'E-mail', value: emailAddress || t('None: no account can be created') },
          { label: 'Name', value: name || '—' },
          { label: 'Surname', value: surname || '—' },
          { label: 'Groups', value: groups.join('\n') || '—' },
        ]}
      />
    </Banner>
  );
}
