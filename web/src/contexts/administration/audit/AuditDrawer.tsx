import { actText } from '@waybill/contract/administration/audit/act-text';
import { cx } from '#ui/cx.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated, useMessage } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { inWords } from '../tasks/labels.ts';
import type { AuditedChange, AuditLog } from '@waybill/contract/administration/audit/shapes';
import { useAuditLog } from './calls.ts';

type AuditDrawerProps = { readonly entry: AuditLog; readonly onClose: () => void };

/** An audit entry: the user, time, origin and input, and every changed field. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const t = useTranslate();
  const message = useMessage();
  const { exact, number } = useFormats();
  const query = useAuditLog(entry.id);
  const details = [
    { label: 'User', value: entry.userName ?? t('Not signed in') },
    ...(entry.impersonatorUserName === null
      ? []
      : [{ label: 'Impersonated by', value: entry.impersonatorUserName }]),
    ...(entry.exceptionMessage === null
      ? []
      : [{ label: 'Refused', value: message(entry.exceptionSentence ?? entry.exceptionMessage) }]),
    { label: 'Time', value: exact(entry.executionTime) },
    { label: 'Duration', value: `${number(entry.executionDuration)} ms` },
    { label: 'Address', value: entry.clientIpAddress },
    { label: 'Browser', value: entry.browserInfo || '—' },
    { label: 'Request', value: <Copyable text={entry.requestId} /> },
  ];
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={actText(entry.methodName)}
      subtitle={actText(entry.serviceName)}
    >
      <div className="grid gap-5">
        <KeyValueList details={details} />
        <section>
          <h3 className="mb-2 text-lead font-semibold">{t('Changes')}</h3>
          <Awaited query={query} permission="Administration.Settings">
            {({ changes }) => <Changes changes={changes} />}
          </Awaited>
        </section>
        <section>
          <h3 className="mb-2 text-lead font-semibold">{t('Request data')}</h3>
          <pre
            className={cx(
              'num overflow-x-auto rounded-control bg-sunken p-3 text-meta break-all',
              'whitespace-pre-wrap',
            )}
          >
            {indented(entry.parameters)}
          </pre>
        </section>
      </div>
    </Drawer>
  );
}

function Changes({ changes }: { readonly changes: readonly AuditedChange[] }) {
  const t = useTranslate();
  if (changes.length === 0) {
    return <p className="text-ink-2">{t('No tracked record was changed.')}</p>;
  }
  return (
    <ul className="grid gap-4">
      {changes.map(({ entityType, entityId, changeType, propertyChanges }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a command may change a record twice
        <li key={at}>
          <p className="mb-1 font-medium">
            <Translated text={inWords(entityType)} /> {entityId}: <Translated text={changeType} />
          </p>
          <ul className="grid gap-1 text-table">
            {propertyChanges.map(({ propertyName, originalValue, newValue }) => (
              <li key={propertyName} className="break-words">
                <span className="text-ink-2">{propertyName}:</span>{' '}
                {originalValue !== null && <del className="text-ink-2">{originalValue}</del>}{' '}
                {newValue !== null && <ins className="no-underline">{newValue}</ins>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Indents JSON; truncated text is returned unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
