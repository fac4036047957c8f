import { Copyable } from '#ui/Copyable.tsx';
import {
  type DocumentedCall,
  type OpenApiDocument,
  membersOf,
  nameOf,
  type Schema,
} from '../document.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Props = { readonly document: OpenApiDocument; readonly call: DocumentedCall };

/** An endpoint, collapsed to its path until it is opened. */
export function CallCard({ document, call }: Props) {
  const t = useTranslate();
  const body = Object.values(call.requestBody?.content ?? {})[0]?.schema;
  const response = Object.values(call.responses['200']?.content ?? {})[0]?.schema;
  const result = response?.properties?.['result'] ?? response;
  const refusals = Object.entries(call.responses).filter(([status]) => /^[45]/.test(status));
  return (
    <details className="rounded-card border border-hairline bg-surface">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2">
        <span className="w-14 font-mono text-table font-semibold text-primary">{call.method}</span>
        <code className="text-table break-all">{call.path}</code>
        <span className="text-table text-ink-2">{call.summary}</span>
      </summary>
      <div className="grid gap-4 border-t border-hairline p-4">
        <p className="text-table">
          {t('Access:')} <code>{call['x-access']}</code> ·{' '}
          <Copyable text={call.path}>{t('Copy path')}</Copyable>
        </p>
        {call.parameters.length > 0 && (
          <Members
            title="Parameters"
            members={call.parameters.map((p) => ({
              name: p.name,
              type: `${nameOf(p.schema)} · ${p.in}`,
              required: p.required,
            }))}
          />
        )}
        <Shape title="Body" document={document} schema={body} />
        <Shape title="Response" document={document} schema={result} />
        {refusals.length > 0 && (
          <Members
            title="Error responses"
            members={refusals.map(([status, { description }]) => ({
              name: status,
              type: description,
              required: false,
            }))}
          />
        )}
      </div>
    </details>
  );
}

type ShapeProps = {
  readonly title: string;
  readonly document: OpenApiDocument;
  readonly schema: Schema | undefined;
};

function Shape({ title, document, schema }: ShapeProps) {
  const members = membersOf(document, schema);
  if (members.length > 0) return <Members title={title} members={members} />;
  const name = nameOf(schema);
  return name === '' ? null : (
    <p className="text-table">
      {title}: <code>{name}</code>
    </p>
  );
}

type MembersProps = {
  readonly title: string;
  readonly members: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
  }[];
};

function Members({ title, members }: MembersProps) {
  const t = useTranslate();
  return (
    <table className="w-full text-left text-table">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <tbody>
        {members.map(({ name, type, required }) => (
          <tr key={name} className="border-t border-hairline align-top">
            <th scope="row" className="py-1 pr-4 font-mono font-normal">
              {name}
              {required && <span className="text-ink-3"> {t('required')}</span>}
            </th>
            <td className="py-1 break-words text-ink-2">{type}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
