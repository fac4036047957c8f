import {
  type ExtendedType,
  extendedTypes,
} from '@waybill/contract/records/definitions/extended-types';
import type { ReactNode } from 'react';
import { useReadCustomChange } from '#contexts/records/links/custom-fields.tsx';
import { useMay } from '#shell/permissions.ts';
import { ChangesPanel } from '../history/ChangesPanel.tsx';
import type { DiscussionAbout } from '../discussions/StartDiscussion.tsx';
import { DiscussionsPanel } from './DiscussionsPanel.tsx';

/** The discussions about a record, and its changes, below the rest of its page. */
export function RecordTalk({ about }: { readonly about: DiscussionAbout }) {
  return (
    <>
      <DiscussionsPanel about={about} />
      <RecordChanges about={about} />
    </>
  );
}

/** The changes of a record; those of bookings and customers name the tenant's own fields. */
function RecordChanges({ about }: { readonly about: DiscussionAbout }) {
  const type = extendedTypesOf.get(about.entitytype);
  if (type === undefined) return <ChangesPanel {...about} />;
  return <ChangesWithCustomFields about={about} type={type} />;
}

const extendedTypesOf: ReadonlyMap<string, ExtendedType> = new Map(
  Object.entries(extendedTypes).map(([type, kind]) => [kind, type as ExtendedType]),
);

type CustomisedProps = { readonly about: DiscussionAbout; readonly type: ExtendedType };

function ChangesWithCustomFields({ about, type }: CustomisedProps) {
  return <ChangesPanel {...about} read={useReadCustomChange(type)} />;
}

/** Ids of the tabs of `useTalkTabs`, for the shape of a page's address. */
export const talkTabs = ['discussions', 'changes'] as const;

type TalkTab = {
  readonly id: (typeof talkTabs)[number];
  readonly label: string;
  readonly content: () => ReactNode;
};

/** Returns the same as two tabs of a page with tabs; none without the permission. */
export function useTalkTabs(about: DiscussionAbout): readonly TalkTab[] {
  const may = useMay();
  if (!may('Communication.View')) return [];
  return [
    { id: 'discussions', label: 'Discussions', content: () => <DiscussionsPanel about={about} /> },
    { id: 'changes', label: 'Changes', content: () => <RecordChanges about={about} /> },
  ];
}
