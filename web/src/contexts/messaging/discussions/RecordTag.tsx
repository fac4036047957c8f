import { useMay } from '#shell/permissions.ts';
import { AppLink } from '#ui/go.tsx';
import { hrefOfRecord, mayFollow } from './records.ts';
import type { EntityTag } from '@waybill/contract/messaging/discussions/shapes';

/** The name of a record, linked if the user may open it. */
export function RecordTag({ tag }: { readonly tag: EntityTag }) {
  const may = useMay();
  const href = hrefOfRecord(tag);
  if (href === undefined || !mayFollow(tag, may)) return tag.label;
  return (
    <AppLink href={href} className="hit rounded text-primary hover:underline">
      {tag.label}
    </AppLink>
  );
}
