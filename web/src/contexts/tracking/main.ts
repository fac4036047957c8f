import { addressOf, queryIn } from './address.ts';
import { element } from './element.ts';
import { formOf } from './form.ts';
import {
  type TrackingQuery,
  brandOf,
  find,
  type TrackingResult,
  logoPath,
  textsOf,
} from './requests.ts';
import { languageSwitch } from './language-switch.ts';
import { summaryOf } from './summary.ts';
import { t, speak } from '#shell/texts/page-texts.ts';
import { isLink, whyNotFound } from './not-found.ts';
import { resultOf } from './view.ts';

const everyMs = 60_000;

const place = document.getElementById('track');
if (!place) throw new Error('track.html has no element with the id track');

const spokenHere = await textsOf();
speak(spokenHere);
const heading = element('h1', {}, t('Track a consignment'));
document.title = t('Track a consignment');
const content = element('div', { class: 'content' });
/** Announces changes to screen readers. */
const spoken = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
let brand = t('the carrier');
let query = queryIn(location);
let found: TrackingResult | null = null;
let all = false;
let underWay = new AbortController();

place.append(
  element(
    'header',
    { class: 'brand' },
    logo(),
    languageSwitch(spokenHere, () => location.reload()),
  ),
  element('main', {}, heading, spoken, content),
);
void brandOf().then(({ name, style }) => {
  // After the page's own, so that the tenant's styles prevail; the server has sanitised it.
  if (style !== null) document.head.append(element('link', { rel: 'stylesheet', href: style }));
  if (name === '') return;
  brand = name;
  document.title = t('Track a consignment – {name}', { name });
  place.querySelector('img')?.setAttribute('alt', name);
  // Otherwise the form is displayed, which does not contain the name and may be in use.
  if (found?.kind === 'found') draw();
});
window.addEventListener('popstate', () => start(queryIn(location)));
setInterval(() => {
  if (document.visibilityState === 'visible' && found?.kind === 'found') void look(false);
}, everyMs);
start(query);

function start(next: TrackingQuery | null): void {
  query = next;
  found = null;
  all = false;
  draw();
  if (query !== null) void look(true);
}

/** Queries the server; `first` shows failures, later ones leave the last response displayed. */
async function look(first: boolean): Promise<void> {
  if (query === null) return;
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const before = found;
  const next = await find(query, signal);
  if (signal.aborted || (!first && next.kind !== 'found')) return;
  found = next;
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  draw();
  if (first && next.kind === 'found') document.getElementById('sentence')?.focus();
  if (!first && next.kind === 'found') {
    spoken.textContent = t('Updated: {sentence}', {
      sentence: summaryOf(next.what, Date.now(), brand).sentence,
    });
  }
}

function draw(): void {
  const isLooking = query !== null && found === null;
  content.setAttribute('aria-busy', String(isLooking));
  content.replaceChildren(...(isLooking ? [waiting()] : parts()));
}

function parts(): readonly HTMLElement[] {
  const form = formOf({
    requested: found?.kind === 'found' || isLink(query) ? null : query,
    problem: problem(),
    onTrack,
  });
  if (found?.kind !== 'found') return [form];
  const result = resultOf({ what: found.what, brand, now: Date.now(), all, onShowAll });
  const another = element(
    'details',
    { class: 'another' },
    element('summary', {}, t('Track another consignment')),
    form,
  );
  return [result, another];
}

function problem(): string {
  if (found?.kind === 'failed') return found.message;
  return found?.kind === 'notFound' ? t(whyNotFound(query)) : '';
}

function onTrack(next: TrackingQuery): void {
  history.pushState(null, '', addressOf(next));
  start(next);
}

function onShowAll(): void {
  all = true;
  draw();
  document.getElementById('checkpoints')?.setAttribute('tabindex', '-1');
  document.getElementById('checkpoints')?.focus();
}

function waiting(): HTMLElement {
  return element('p', { class: 'waiting' }, t('Searching…'));
}

function logo(): HTMLImageElement {
  const image = element('img', { src: logoPath, alt: '', height: '36' });
  image.addEventListener('error', () => image.replaceWith(element('strong', {}, brand)));
  return image;
}
