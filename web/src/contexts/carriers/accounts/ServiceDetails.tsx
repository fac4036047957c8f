import { useTranslate } from '#shell/texts/texts-context.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { AccountService } from './account-values.ts';

/** What the carrier sells, for those who may not change it. */
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
              { label: 'This account sells it', value: yesOrNo(service.isAssigned) },
              { label: 'It can be booked now', value: yesOrNo(service.isActive) },
              { label: 'Comes on top of another service', value: yesOrNo(service.isAdditional) },
              {
                label: 'Tracking words that mean an exception',
                value: service.exceptions.join(', '),
              },
              { label: 'Words that do not', value: service.exceptionKeywords.join(', ') },
            ]}
          />
        </Panel>
      ))}
    </div>
  );
}
