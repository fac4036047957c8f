import type { ResultOf } from '@waybill/contract/endpoint';
import type { getAssistantTools } from '@waybill/contract/administration/endpoints';
import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useAssistantTools } from './calls.ts';

type Tool = ResultOf<typeof getAssistantTools>['items'][number];

/** How AI assistants connect, and what they may do for the user. */
export function AssistantsPage() {
  return (
    <>
      <PageHeading
        title="AI assistants"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'AI assistants' }]}
      />
      <div className="grid max-w-[720px] gap-4">
        <Connecting />
        <Awaited query={useAssistantTools()} permission="signedIn">
          {({ items }) => <Tools tools={items} />}
        </Awaited>
      </div>
    </>
  );
}

function Connecting() {
  const t = useTranslate();
  const address = `${window.location.origin}/mcp`;
  return (
    <Panel title="Connect an assistant">
      <div className="grid gap-4">
        <p className="text-ink-2">
          {t('Assistants that support the Model Context Protocol connect to this address:')}
        </p>
        <p>
          <Copyable text={address} />
        </p>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>{t('Create an API key on the page of the user that the assistant acts as.')}</li>
          <li>{t('Put this into the configuration of the assistant, with the key:')}</li>
        </ol>
        <Copyable text={configuration(address)}>
          <pre className="rounded-card bg-sunken p-3 text-meta break-all whitespace-pre-wrap">
            {configuration(address)}
          </pre>
        </Copyable>
        <p className="text-ink-2">
          {t('An assistant only reads. To let it write, add this header:')}{' '}
          <Copyable text="Waybill-Assistant: write" />
        </p>
        <p className="text-ink-2">
          {t('It has the permissions of its user, and each call is in the audit log.')}
        </p>
      </div>
    </Panel>
  );
}

const configuration = (url: string): string =>
  JSON.stringify(
    {
      mcpServers: { waybill: { type: 'http', url, headers: { Authorization: 'Bearer YOUR-KEY' } } },
    },
    null,
    2,
  );

function Tools({ tools }: { readonly tools: readonly Tool[] }) {
  const t = useTranslate();
  const allowed = tools.filter(({ isAllowed }) => isAllowed);
  const denied = tools.filter(({ isAllowed }) => !isAllowed);
  return (
    <>
      <Panel
        title={t('What assistants may do with your permissions ({count})', {
          count: allowed.length,
        })}
      >
        <ToolList tools={allowed} />
      </Panel>
      {denied.length > 0 && (
        <Panel title={t('What your permissions do not allow ({count})', { count: denied.length })}>
          <ToolList tools={denied} />
        </Panel>
      )}
    </>
  );
}

function ToolList({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <ul className="grid gap-3">
      {tools.map(({ name, summary, writes }) => (
        <li key={name} className="grid gap-1">
          <span className="flex items-center gap-2">
            <code className="min-w-0 font-mono text-table wrap-anywhere">{name}</code>
            <StatusPill family={writes ? 'amber' : 'neutral'}>
              {writes ? 'Writes' : 'Reads'}
            </StatusPill>
          </span>
          <span className="text-ink-2">
            <Translated text={summary} />
          </span>
        </li>
      ))}
    </ul>
  );
}
