import type { Entity } from '@waybill/contract/records/entities/shapes';
import { valueOf } from '@waybill/contract/records/entities/rules';
import type { FieldType } from '@waybill/contract/records/definitions/field-types';
import type { ReactNode } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { AppLink } from '#ui/go.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { colourOf } from './colours.ts';
import { kindOf, type EntityFieldView, type EntityTypeView, targetOf } from './definition.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useDownloadAsset } from '../assets/calls.ts';

type FieldValueProps = {
  readonly type: EntityTypeView;
  readonly field: EntityFieldView;
  readonly entity: Pick<Entity, 'data' | 'labels'>;
  /** Suppresses links in a table, where the row itself is one. */
  readonly plain?: boolean;
};

/** The formatted value of a record's field; a highlighted value has its colour. */
export function FieldValue({ type, field, entity, plain = false }: FieldValueProps) {
  const formats = useFormats();
  const value = valueOf(entity.data, field.key);
  if (value === undefined || value === null) return null;
  const label = entity.labels[field.key];
  if (label !== undefined) {
    return plain ? (
      label
    ) : (
      <Reference type={type} field={field} id={String(value as string)} label={label} />
    );
  }
  const text = textOf(field, value, formats);
  if (typeof value === 'boolean') return <Translated text={text} />;
  const family = colourOf(type, field, value);
  if (family !== null) return <StatusPill family={family}>{text}</StatusPill>;
  return plain ? text : linked(field, text);
}

export function textOf(
  field: EntityFieldView,
  value: unknown,
  formats: ReturnType<typeof useFormats>,
): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    return kindOf(field) === 'money' ? formats.money(value) : formats.number(value);
  }
  const text = value as string;
  if (kindOf(field) === 'date') return formats.date(text);
  return kindOf(field) === 'datetime' ? formats.dateTime(text) : text;
}

/** The link targets of each kind of address. */
const leads: Readonly<Partial<Record<FieldType, (text: string) => string>>> = {
  email: (text) => `mailto:${text}`,
  phone: (text) => `tel:${text.replaceAll(/[^+\d]/g, '')}`,
  url: (text) => text,
};

/** Links addresses; long texts retain their line breaks. */
function linked(field: EntityFieldView, text: string): ReactNode {
  const kind = kindOf(field);
  const href = leads[kind]?.(text);
  if (href === undefined) {
    return kind === 'textarea' ? <span className="whitespace-pre-line">{text}</span> : text;
  }
  const elsewhere = kind === 'url' && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className="hit rounded text-primary break-all hover:underline" href={href} {...elsewhere}>
      {text}
    </a>
  );
}

type ReferenceProps = {
  readonly type: EntityTypeView;
  readonly field: EntityFieldView;
  readonly id: string;
  readonly label: string;
};

function Reference({ type, field, id, label }: ReferenceProps) {
  const { data: session } = useSession();
  const target = targetOf(type, field.key);
  const look = 'hit rounded text-primary hover:underline';
  if (kindOf(field) === 'entity' && target !== undefined) {
    return (
      <AppLink href={paths.entity(target, id)} className={look}>
        {label}
      </AppLink>
    );
  }
  if (kindOf(field) === 'customer' && session?.isCustomer === false) {
    return (
      <AppLink href={paths.customer(id)} className={look}>
        {label}
      </AppLink>
    );
  }
  if (kindOf(field) === 'file' && session) return <FileLink id={id} name={label} />;
  return label;
}

function FileLink({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate();
  const download = useDownloadAsset();
  return (
    <button
      type="button"
      className="hit rounded text-left break-all text-primary hover:underline"
      onClick={() => download.mutate({ assetId: id })}
    >
      <span className="sr-only">{t('Download')}</span>
      {name}
    </button>
  );
}
