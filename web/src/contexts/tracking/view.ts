import { clockOf } from './clock.ts';
import { element } from './element.ts';
import { railOf } from './rail.ts';
import { summaryOf, suburbOf, wordOf } from './summary.ts';
import { t } from '#shell/texts/page-texts.ts';
import type { Checkpoint, Whereabouts } from './whereabouts.ts';

const firstVisible = 3;

type ResultProps = {
  readonly what: Whereabouts;
  readonly brand: string;
  readonly now: number;
  /** True once the user has asked for the older checkpoints. */
  readonly all: boolean;
  readonly onShowAll: () => void;
};

/** The state of a consignment: sentence, steps, checkpoints. */
export function resultOf({ what, brand, now, all, onShowAll }: ResultProps): HTMLElement {
  const summary = summaryOf(what, now, brand);
  return element(
    'article',
    { class: 'result' },
    element(
      'div',
      { class: ['summary', summary.tone].join(' ') },
      element('h2', { id: 'sentence', tabindex: '-1' }, summary.sentence),
      summary.expectation !== '' && element('p', { class: 'expectation' }, summary.expectation),
      summary.advice !== '' && element('p', {}, summary.advice),
    ),
    railElement(what, summary.tone === 'trouble'),
    detailsElement(what),
    checkpointsElement(what, all, onShowAll),
    element(
      'p',
      { class: 'quiet' },
      t('Times are shown in the {place} time zone ({zone}).', {
        place: suburbOf(what.to),
        zone: clockOf(what.timezone).zone(now),
      }),
    ),
    actions(what),
  );
}

function railElement(what: Whereabouts, isStuck: boolean): HTMLElement {
  const steps = railOf(what).map(({ label, state, note }) =>
    element(
      'li',
      {
        class: `${state}${isStuck && state === 'current' ? ' stuck' : ''}`,
        'aria-current': state === 'current' ? 'step' : false,
      },
      element('span', { class: 'dot', 'aria-hidden': 'true' }),
      element(
        'span',
        {},
        element('span', { class: 'label' }, label),
        element('span', { class: 'unseen' }, state === 'done' ? t(' (done)') : ''),
        element('span', { class: 'note' }, note),
      ),
    ),
  );
  return element('ol', { class: 'rail', 'aria-label': t('Delivery progress') }, ...steps);
}

function detailsElement({ connote, service, from, to }: Whereabouts): HTMLElement {
  const detail = (name: string, value: string) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value));
  const place = ({ suburb, stateCode }: Whereabouts['from']) =>
    [suburbOf({ suburb }), stateCode].filter(Boolean).join(' ');
  return element(
    'dl',
    { class: 'facts' },
    detail(t('Consignment'), connote),
    detail(t('From'), place(from)),
    detail(t('To'), place(to)),
    service !== null && service !== '' && detail(t('Service'), service),
  );
}

function checkpointsElement(
  { checkpoints, timezone }: Whereabouts,
  all: boolean,
  onShowAll: () => void,
): HTMLElement | null {
  if (checkpoints.length === 0) return null;
  const clock = clockOf(timezone);
  const visible = all ? checkpoints : checkpoints.slice(0, firstVisible);
  const row = ({ status, at, location }: Checkpoint) =>
    element(
      'li',
      {},
      element('time', { datetime: at }, clock.moment(at)),
      element(
        'span',
        {},
        element('strong', {}, wordOf(status)),
        location !== null && location !== '' && ` ${location}`,
      ),
    );
  const older = checkpoints.length - visible.length;
  return element(
    'section',
    { class: 'checkpoints', 'aria-labelledby': 'history' },
    element('h3', { id: 'history' }, t('Tracking history')),
    element('ol', { id: 'checkpoints' }, ...visible.map(row)),
    older > 0 &&
      element(
        'button',
        { type: 'button', onclick: onShowAll },
        t('Show more ({count})', { count: older }),
      ),
  );
}

function actions({ connote }: Whereabouts): HTMLElement {
  const message = element('output', { class: 'quiet' });
  const share = async () => {
    const link = { title: t('Consignment {connote}', { connote }), url: location.href };
    try {
      if ('share' in navigator) await navigator.share(link);
      else await (navigator as Navigator).clipboard.writeText(link.url);
      message.textContent = 'share' in navigator ? '' : t('Link copied');
    } catch {
      // The user closed the share sheet: nothing was shared, and there is nothing to report.
    }
  };
  return element(
    'div',
    { class: 'actions' },
    element('button', { type: 'button', onclick: () => void share() }, t('Share this page')),
    element('button', { type: 'button', onclick: () => window.print() }, t('Print')),
    message,
  );
}
