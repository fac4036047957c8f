import type { ReactNode } from 'react';
import { useMay } from '#shell/permissions.ts';
import { ChangesPanel } from '../history/ChangesPanel.tsx';
import type { DiscussionAbout } from '../discussions/StartDiscussion.tsx';
import { DiscussionsPanel } from './DiscussionsPanel.tsx';

/** The discussions about a record, and its changes, below the rest of its page. */
export function RecordTalk({ about }: { readonly about: DiscussionAbout }) {
  return (
    <>
      <DiscussionsPanel about={about} />
      <ChangesPanel {...about} />
    </>
  );
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
    { id: 'changes', label: 'Changes', content: () => <ChangesPanel {...about} /> },
  ];
}
