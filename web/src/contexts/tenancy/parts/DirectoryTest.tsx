import type { ResultOf } from '@waybill/contract/endpoint';
import type { testDirectory } from '@waybill/contract/tenancy/endpoints';
import { useState } from 'react';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Banner } from '#ui/Banner.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useTestDirectory } from '../calls.ts';
import { useSay } from '#shell/texts/texts-context.ts';

const empty = { userName: '' };
type Values = typeof empty;
type Told = ResultOf<typeof testDirectory>;

/** Looks somebody up as the saved settings say, and shows what the directory answered. */
export function DirectoryTest() {
  const [told, setTold] = useState<Told | null>(null);
  const save = useSaveForm({
    values: empty,
    send: useTestDirectory(),
    argsOf: (values: Values) => values,
    onSaved: setTold,
  });
  return (
    <Panel title="Test">
      <FormShell {...save} submitLabel="Look up" summaryHidden>
        <TextField<Values>
          name="userName"
          label="User name of somebody in the directory"
          autoComplete="off"
          help="Asked as the saved settings say: save what you changed first."
          rules={{ required: 'Please enter a user name' }}
        />
        {told && !save.working && <Answer told={told} />}
      </FormShell>
    </Panel>
  );
}

function Answer({ told: { server, problem, person } }: { readonly told: Told }) {
  const say = useSay();
  if (problem !== null) {
    return (
      <Banner tone="problem" title="The directory could not be asked">
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
        title={say('{server} answered: nobody has this user name', { server: server ?? '' })}
      >
        Or more than one has it. Look at the user name attribute and below which entry people are.
      </Banner>
    );
  }
  const { userName, emailAddress, name, surname, groups } = person;
  return (
    <Banner tone="success" title={say('{server} knows this person', { server: server ?? '' })}>
      <KeyValueList
        facts={[
          { label: 'User name', value: userName || '—' },
          { label: 'E-mail', value: emailAddress || say('None: no account can be made') },
          { label: 'Name', value: name || '—' },
          { label: 'Surname', value: surname || '—' },
          { label: 'Groups', value: groups.join('\n') || '—' },
        ]}
      />
    </Banner>
  );
}
