import { element } from './element.ts';
import { t } from '#shell/texts/page-texts.ts';
import type { TrackingQuery } from './requests.ts';

type FormProps = {
  readonly requested: TrackingQuery | null;
  /** The error; empty if there is none. */
  readonly problem: string;
  readonly onTrack: (query: TrackingQuery) => void;
};

/** The form for the number and the postcode. */
export function formOf({ requested: query, problem, onTrack }: FormProps): HTMLElement {
  const number = field({
    id: 'connote',
    label: t('Consignment number'),
    value: query?.number ?? '',
    max: 64,
    problem,
  });
  const postcode = field({
    id: 'postcode',
    label: t('Postcode'),
    value: query?.postcode ?? '',
    max: 16,
    problem,
  });
  const submit = (event: Event) => {
    event.preventDefault();
    const typed = { number: number.input.value.trim(), postcode: postcode.input.value.trim() };
    number.complain(typed.number === '' ? t('Please enter the consignment number') : '');
    postcode.complain(typed.postcode === '' ? t('Please enter the postcode') : '');
    if (typed.number === '') return number.input.focus();
    if (typed.postcode === '') return postcode.input.focus();
    onTrack(typed);
  };
  postcode.input.setAttribute('inputmode', 'numeric');
  return element(
    'form',
    {
      class: 'look-up',
      novalidate: true,
      onsubmit: submit,
      'aria-label': t('Track a consignment'),
    },
    number.row,
    postcode.row,
    element('button', { type: 'submit', class: 'primary' }, t('Track')),
    element(
      'p',
      { class: 'quiet' },
      t("The number is on the label and in your message. Use either address's postcode."),
    ),
    problem !== '' && element('p', { id: 'problem', class: 'problem', role: 'alert' }, problem),
  );
}

type LookUpField = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly problem: string;
};

function field({ id, label, value, max, problem }: LookUpField) {
  const input = element('input', {
    id,
    name: id,
    value,
    maxlength: String(max),
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    required: true,
    'aria-describedby': problem === '' ? `${id}-wrong` : `problem ${id}-wrong`,
  });
  const wrong = element('span', { id: `${id}-wrong`, class: 'wrong', 'aria-live': 'polite' });
  const row = element('div', {}, element('label', { for: id }, label), input, wrong);
  const complain = (text: string) => {
    wrong.textContent = text;
    if (text === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  return { row, input, complain };
}
