import type { Person } from '@waybill/contract/administration/personal-data/endpoints';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useErase, useExportPerson, usePersonalData } from './calls.ts';

type PersonFoundProps = { readonly person: Person; readonly onGone: () => void };

/** The data held about a person, before it is exported or erased. */
export function PersonFound({ person, onGone }: PersonFoundProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const query = usePersonalData(person);
  const export_ = useExportPerson();
  const [erasing, setErasing] = useState(false);
  return (
    <div className="mt-4 max-w-xl">
      <Awaited query={query} permission="Administration.Settings">
        {({ title, items }) => (
          <Panel title={title}>
            {items.length === 0 && (
              <p className="text-ink-2">{t('Nothing is stored about this person.')}</p>
            )}
            <ul className="grid gap-1">
              {items.map(({ table, rows, isKept }) => (
                <li key={table} className="flex justify-between gap-4">
                  <span>
                    {table}{' '}
                    {isKept && <span className="text-ink-2">({t('kept as required by law')})</span>}
                  </span>
                  <span className="num">{number(rows)}</span>
                </li>
              ))}
            </ul>
            {export_.error && <Banner tone="problem" title={explain(export_.error).message} />}
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                icon={Download}
                working={export_.isPending}
                onClick={() => export_.mutate(person)}
              >
                {t('Export as ZIP')}
              </Button>
              <Button icon={Eraser} look="danger" onClick={() => setErasing(true)}>
                {t('Erase…')}
              </Button>
            </div>
            {erasing && (
              <Erase
                title={title}
                person={person}
                onClose={() => setErasing(false)}
                onGone={onGone}
              />
            )}
          </Panel>
        )}
      </Awaited>
    </div>
  );
}

type EraseProps = PersonFoundProps & { readonly title: string; readonly onClose: () => void };
type Values = { reason: string; typed: string };

/** Requires two confirmations: the reason, and the name. */
function Erase({ title, person, onClose, onGone }: EraseProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    values: { reason: '', typed: '' },
    send: useErase(),
    argsOf: ({ reason }: Values) => ({ ...person, reason }),
    onSaved: () => {
      toast({ title: t('In progress') });
      onClose();
      onGone();
    },
  });
  return (
    <FormDrawer
      title={t('Erase {name}', { name: title })}
      submitLabel={t('Erase permanently')}
      save={save}
      onClose={onClose}
    >
      <Banner tone="warning" title={t("This can't be undone.")}>
        {t('Users can no longer sign in after this. Older backups still contain their data.')}
      </Banner>
      <TextArea<Values>
        name="reason"
        label="Reason"
        rules={{ required: t('Enter a reason'), maxLength: 500 }}
        countTo={500}
      />
      <TextArea<Values>
        name="typed"
        label={t('Type {text} to confirm', { text: title })}
        rows={1}
        rules={{
          validate: (typed: unknown) =>
            String(typed).trim() === title || t('Type {text} to confirm', { text: title }),
        }}
      />
    </FormDrawer>
  );
}
