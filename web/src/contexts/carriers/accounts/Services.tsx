import type { testCarrierAccount } from '@waybill/contract/carriers/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { Download, Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { ServiceDetails } from './ServiceDetails.tsx';
import type { CarrierAccountItem } from './account-columns.tsx';
import { accountArgs, accountValues, type AccountService } from './account-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAccountServices, useCarrierCodes, useSaveAccount, useTestAccount } from './calls.ts';

type OfAccount = { readonly account: CarrierAccountItem & ReadRecord };

/** The carrier's services, and which of them this account uses. */
export function Services({ account }: OfAccount) {
  const query = useAccountServices(account.id);
  const mayEdit = useMay()('Carrier.Edit');
  return (
    <Awaited query={query} permission="Carrier.View">
      {({ items }) =>
        mayEdit ? (
          <ServicesForm account={account} services={items} />
        ) : (
          <ServiceDetails services={items} />
        )
      }
    </Awaited>
  );
}

type ServicesFormProps = OfAccount & { readonly services: readonly AccountService[] };

function ServicesForm({ account, services }: ServicesFormProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    reading: account,
    values: { services: services.map(rowOf) },
    send: useSaveAccount(),
    argsOf: (values) =>
      accountArgs(accountValues(account), account.id, values.services.map(sentOf)),
    onSaved: () => toast({ title: 'Services saved', tone: 'success' }),
  });
  const rows = useFieldArray({ control: save.form.control, name: 'services', keyName: 'key' });
  return (
    <div className="max-w-[960px]">
      <FormShell {...save} saveBar submitLabel="Save services" useLeaveGuard={useLeaveGuard}>
        {rows.fields.length === 0 && (
          <Panel>
            <p className="text-ink-3">{t('This carrier has no services yet.')}</p>
          </Panel>
        )}
        {rows.fields.map((row, at) => (
          <Panel
            key={row.key}
            title={row.isNew ? 'New service' : `${row.name} · ${row.code}`}
            actions={
              row.isNew && (
                <IconButton
                  size="small"
                  icon={X}
                  label={t('Remove {name}', { name: t('New service') })}
                  onClick={() => rows.remove(at)}
                />
              )
            }
          >
            <ServiceFields at={at} isNew={row.isNew} />
          </Panel>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button icon={Plus} onClick={() => rows.append(newRow)}>
            Add service
          </Button>
          <FetchServices
            account={account}
            known={rows.fields.map(({ code }) => code)}
            onFound={(found) => rows.append(found.map((one) => ({ ...newRow, ...one })))}
          />
        </div>
      </FormShell>
    </div>
  );
}

type FetchServicesProps = OfAccount & {
  readonly known: readonly string[];
  readonly onFound: (services: readonly Pick<Row, 'code' | 'name'>[]) => void;
};

/** Adds the services reported by a connected carrier to the form; nothing is saved. */
function FetchServices({ account, known, onFound }: FetchServicesProps) {
  const t = useTranslate();
  const toast = useToast();
  const test = useTestAccount();
  const carrier = useCarrierCodes().data?.items.find(({ code }) => code === account.carrierCode);
  if (carrier === undefined || carrier.isPricedByRates || carrier.isSimulated) return null;
  const notify = ({ isAnswering, message, services }: ResultOf<typeof testCarrierAccount>) => {
    if (!isAnswering) return toast({ title: message, tone: 'problem' });
    const news = services.filter(({ code }) => !known.includes(code));
    onFound(news);
    return toast({ title: t('{count} services added', { count: news.length }) });
  };
  const { id, carrierCode, attributes } = account;
  return (
    <Button
      icon={Download}
      working={test.isPending}
      onClick={() =>
        test.mutate(
          { carrierAccount: { id, carrierCode, attributes } },
          {
            onSuccess: notify,
            onError: (error) => toast({ title: explain(error).message, tone: 'problem' }),
          },
        )
      }
    >
      Load services from carrier
    </Button>
  );
}

type ServiceFieldsProps = {
  readonly at: number;
  readonly isNew: boolean;
};

function ServiceFields({ at, isNew }: ServiceFieldsProps) {
  const tick = (name: string, label: string) => (
    <CheckboxField name={`services.${at}.${name}`} label={label} />
  );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isNew && (
        <>
          <TextField
            name={`services.${at}.code`}
            label="Code"
            help="The carrier's own name for it."
            rules={{ required: 'Please enter a code' }}
          />
          <TextField
            name={`services.${at}.name`}
            label="Name"
            rules={{ required: 'Please enter a name' }}
          />
        </>
      )}
      <div className="grid gap-2">
        {tick('isAssigned', 'Offered by this account')}
        {tick('isActive', 'Can be booked')}
        {tick('isAdditional', 'Added to another service')}
      </div>
      <div className="grid gap-4">
        <TextField
          name={`services.${at}.exceptions`}
          label="Tracking statuses that count as exceptions"
          placeholder="damaged, refused"
          optional
        />
        <TextField name={`services.${at}.exceptionKeywords`} label="Statuses that don't" optional />
      </div>
    </div>
  );
}

const rowOf = (service: AccountService) => ({
  id: service.id as number | null,
  code: service.code,
  name: service.name,
  isAssigned: service.isAssigned,
  isActive: service.isActive,
  isAdditional: service.isAdditional,
  exceptions: service.exceptions.join(', '),
  exceptionKeywords: service.exceptionKeywords.join(', '),
  isNew: false,
});

type Row = ReturnType<typeof rowOf>;

const newRow: Row = {
  id: null,
  code: '',
  name: '',
  isAssigned: true,
  isActive: true,
  isAdditional: false,
  exceptions: '',
  exceptionKeywords: '',
  isNew: true,
};

const sentOf = ({ exceptions, exceptionKeywords, ...row }: Row) => ({
  ...row,
  exceptions: wordsIn(exceptions),
  exceptionKeywords: wordsIn(exceptionKeywords),
});

const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
