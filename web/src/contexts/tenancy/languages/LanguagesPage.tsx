import type { Language } from '@waybill/contract/tenancy/languages/shapes';
import { useMemo } from 'react';
import { paths } from '#paths';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { LanguageDrawer } from './LanguageDrawer.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeleteLanguage, useLanguages } from './calls.ts';

const nameOf = ({ displayName }: Language): string => displayName;

const columnsFor = (defaultName: string): readonly Column<Language>[] => [
  {
    id: 'displayName',
    header: 'Language',
    cell: ({ displayName, name }) => <span lang={name}>{displayName}</span>,
    card: 'key',
  },
  { id: 'name', header: 'Tag', cell: ({ name }) => <code>{name}</code>, width: 110 },
  {
    id: 'state',
    header: 'Status',
    cell: ({ isDisabled, name }) => <State isDefault={name === defaultName} isOff={isDisabled} />,
    width: 150,
    card: 'pill',
  },
];

function State({ isDefault, isOff }: { readonly isDefault: boolean; readonly isOff: boolean }) {
  const t = useTranslate();
  if (isDefault) return <StatusPill family="blue">Default for everyone</StatusPill>;
  return (
    <StatusPill family={isOff ? 'neutral' : 'green'}>
      {isOff ? t('Off') : t('Available to users')}
    </StatusPill>
  );
}

/** The languages offered to users; each is linked to its texts. */
export function LanguagesPage() {
  const t = useTranslate();
  const list = useRecordList(paths.languages(), 'displayName');
  const query = useLanguages();
  const defaultName = query.data?.defaultLanguageName ?? '';
  const columns = useMemo(() => columnsFor(defaultName), [defaultName]);
  const wanted = (list.search.q ?? '').toLowerCase();
  const items = query.data?.items.filter(({ name, displayName }) =>
    `${name} ${displayName}`.toLowerCase().includes(wanted),
  );
  const visible = { ...query, data: items && { items, totalCount: items.length } };
  return (
    <>
      <PageHeading
        title="Languages"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Languages' }]}
      />
      <p className="mb-4 max-w-[720px] text-ink-2">
        {t('Users choose one on the sign-in page or in their profile.')}{' '}
        {t('English and German are built in.')}{' '}
        {t('Missing texts in other languages are shown in English.')}
      </p>
      <RecordShelf
        one="language"
        many="languages"
        list={list}
        query={visible}
        columns={columns}
        rowName={nameOf}
        permission="Administration.Languages"
        mayEdit
        why="Add a language for people to choose."
        rowHref={({ name }) => paths.languageTexts({ target: name })}
        removal={useDeleteLanguage()}
        removalEffect="Your texts in this language are deleted. Its users see the default language."
        editor={(language, close) => (
          <LanguageDrawer
            key={language?.id ?? 'new'}
            language={language}
            isDefault={language?.name === defaultName}
            onClose={close}
          />
        )}
      />
    </>
  );
}
