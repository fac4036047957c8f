import { addressOf, askedIn } from './address.ts';
import { element } from './element.ts';
import { formOf } from './form.ts';
import { type Asked, brandOf, find, type Found, logoPath, textsOf } from './questions.ts';
import { languageSwitch } from './language-switch.ts';
import { storyOf } from './story.ts';
import { say, speak } from './texts.ts';
import { isLink, whyNotFound } from './not-found.ts';
import { resultOf } from './view.ts';

const everyMs = 60_000;

const place = document.getElementById('track');
if (!place) throw new Error('track.html has no element with the id track');

const spokenHere = await textsOf();
speak(spokenHere);
const heading = element('h1', {}, say('Track a consignment'));
document.title = say('Track a consignment');
const content = element('div', { class: 'content' });
/** Says what changed to those who cannot see it. */
const spoken = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
let brand = say('the carrier');
let asked = askedIn(location);
let found: Found | null = null;
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
  // After the page's own, so that the tenant's stands; the server has read and rewritten it.
  if (style !== null) document.head.append(element('link', { rel: 'stylesheet', href: style }));
  if (name === '') return;
  brand = name;
  document.title = say('Track a consignment – {name}', { name });
  place.querySelector('img')?.setAttribute('alt', name);
  // The form does not name it, and somebody may be typing into it.
  if (found?.kind === 'found') draw();
});
window.addEventListener('popstate', () => start(askedIn(location)));
setInterval(() => {
  if (document.visibilityState === 'visible' && found?.kind === 'found') void look(false);
}, everyMs);
start(asked);

function start(next: Asked | null): void {
  asked = next;
  found = null;
  all = false;
  draw();
  if (asked !== null) void look(true);
}

/** Asks the server; `first` shows failures, later ones leave the last answer standing. */
async function look(first: boolean): Promise<void> {
  if (asked === null) return;
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const before = found;
  const next = await find(asked, signal);
  if (signal.aborted || (!first && next.kind !== 'found')) return;
  found = next;
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  draw();
  if (first && next.kind === 'found') document.getElementById('sentence')?.focus();
  if (!first && next.kind === 'found') {
    spoken.textContent = say('Updated: {sentence}', {
      sentence: storyOf(next.what, Date.now(), brand).sentence,
    });
  }
}

function draw(): void {
  const isLooking = asked !== null && found === null;
  content.setAttribute('aria-busy', String(isLooking));
  content.replaceChildren(...(isLooking ? [waiting()] : parts()));
}

function parts(): readonly HTMLElement[] {
  const form = formOf({
    asked: found?.kind === 'found' || isLink(asked) ? null : asked,
    problem: problem(),
    onAsk,
  });
  if (found?.kind !== 'found') return [form];
  const result = resultOf({ what: found.what, brand, now: Date.now(), all, onShowAll });
  const another = element(
    'details',
    { class: 'another' },
    element('summary', {}, say('Track another consignment')),
    form,
  );
  return [result, another];
}

function problem(): string {
  if (found?.kind === 'failed') return found.message;
  return found?.kind === 'notFound' ? say(whyNotFound(asked)) : '';
}

function onAsk(next: Asked): void {
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
  return element('p', { class: 'waiting' }, say('Searching…'));
}

function logo(): HTMLImageElement {
  const image = element('img', { src: logoPath, alt: '', height: '36' });
  image.addEventListener('error', () => image.replaceWith(element('strong', {}, brand)));
  return image;
}
