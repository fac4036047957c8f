/** The targets of citations in the code. */
export type Sources = {
  /** Ids of `docs/spec/decisions.md`, such as `X-20`. */
  readonly decisions: ReadonlySet<string>;
  /** Numbers of the pages in `docs/decisions`, such as `0007`. */
  readonly pages: ReadonlySet<string>;
  /** Ids of `docs/spec/requirements.md`, such as `jobs-003`. */
  readonly requirements: ReadonlySet<string>;
};

type File = { readonly path: string; readonly text: string };

const citedDecisions =
  /\bdecisions?\s+(?:\*\s+)?((?:[A-Z]-\d{2}(?:,\s*(?:\*\s*)?|\s+and\s+|\s+to\s+)?)+)/g;
const citedPages = /\bdecisions?\s+(?:\*\s+)?(\d{4})\b/g;
const citedRequirements = /\[([a-z]+(?:-[a-z]+)*-\d{3})\]/g;

/** Returns the ids that a page of `docs/spec` defines: those that begin an item of a list. */
export const idsIn = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/^- (?:\*\*)?([A-Za-z-]+-\d+)/gm)].map(([, id = '']) => id));

/** Returns one sentence for each citation in a file whose target does not exist. */
export function brokenCitations({ path, text }: File, sources: Sources): readonly string[] {
  const decisions = found(text, citedDecisions)
    .flatMap((ids) => ids.match(/[A-Z]-\d{2}/g) ?? [])
    .filter((id) => !sources.decisions.has(id))
    .map(
      (id) => `${path} cites decision ${id}: add it to docs/spec/decisions.md or correct the id`,
    );
  const pages = found(text, citedPages)
    .filter((page) => !sources.pages.has(page))
    .map((page) => `${path} cites decision ${page}: write docs/decisions/${page}-….md`);
  const requirements = found(text, citedRequirements)
    .filter((id) => !sources.requirements.has(id))
    .map((id) => `${path} names requirement ${id}: docs/spec/requirements.md has none such`);
  return [...decisions, ...pages, ...requirements];
}

const citedElsewhere = new RegExp(
  '\\b(?:reliability|performance|conventions|domain|ux|style)(?:\\.md)? §?\\d|' +
    '\\breliability [A-Z]-\\d',
  'g',
);

/**
 * Returns one sentence for each citation of a page outside the repository. Reasons must be in the
 * comment itself.
 */
export const foreignCitations = ({ path, text }: File): readonly string[] =>
  [...text.matchAll(citedElsewhere)].map(
    ([words]) => `${path} cites “${words}”, which is not in the repository: give the reason itself`,
  );

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, cited = '']) => cited);
