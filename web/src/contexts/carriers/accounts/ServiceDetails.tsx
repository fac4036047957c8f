import { useTranslate } from '#shell/texts/texts-context.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { AccountService } from './account-values.ts';

/** The carrier's services, read-only. */
export function ServiceDetails({ services }: { readonly services: readonly AccountService[] }) {
  const t = useTranslate();
  const yesOrNo = (is: boolean) => (is ? t('Yes') : t('No'));
  if (services.length === 0) {
    return (
      <Panel narrow>
        <p className="text-ink-3">{t('This carrier has no services yet.')}</p>
      </Panel>
    );
  }
  return (
    <div className="grid gap-4">
      {services.map((service) => (
        <Panel key={service.id} narrow title={`${service.name} · ${service.code}`}>
          <KeyValueList
            details={[
              { label: 'Offered by this account', value: yesOrNo(service.isAssigned) },
              { label: 'Can be booked', value: yesOrNo(service.isActive) },
              { label: 'Added to another service', value: yesOrNo(service.isAdditional) },
              {
                label: 'Tracking statuses that count as exceptions',
                value: service.exceptions.join(', '),
              },
              { label: "Statuses that don't", value: service.exceptionKeywords.join(', ') },
            ]}
          />
        </Panel>
      ))}
    </div>
  );
}
