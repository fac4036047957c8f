import { FilterRefusal } from '../refusal.ts';

/** `call` is a word with its opening bracket; the token includes the bracket. */
export type TokenKind = 'word' | 'call' | 'text' | 'number' | 'guid' | 'date' | 'symbol' | 'end';

export type Token = {
  readonly kind: TokenKind;
  /** Literals without quotes, prefix and suffix; words as they were written. */
  readonly text: string;
  /** The position of the first character, counted from 1. */
  readonly position: number;
  /** Where the next token may start, counted from 0. */
  readonly end: number;
};

/**
 * Returns the token at or after `start` (counted from 0). Every character is examined a bounded
 * number of times. Throws FilterRefusal for a character that starts no token and for unclosed
 * quotes.
 */
export function scan(source: string, start: number): Token {
  let at = start;
  while (isSpace(source.charCodeAt(at))) at += 1;
  if (at >= source.length) return { kind: 'end', text: '', position: at + 1, end: at };
  const code = source.charCodeAt(at);
  if (code === QUOTE) return quoted(source, 'text', { start: at, open: at });
  if (code === OPEN || code === CLOSE || code === COMMA) {
    return { kind: 'symbol', text: source.charAt(at), position: at + 1, end: at + 1 };
  }
  if (isHexDigit(code) && isGuidAt(source, at)) {
    return token('guid', source, { start: at, end: at + GUID_LENGTH });
  }
  if (isDigit(code) && isDateAt(source, at)) {
    return token('date', source, { start: at, end: dateEnd(source, at) });
  }
  if (isNumberStart(source, at)) return number(source, at);
  if (isEmail(code)) return word(source, at);
  throw new FilterRefusal(`Unexpected character '${characterAt(source, at)}'`, at + 1);
}

const token = (
  kind: TokenKind,
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
): Token => ({
  kind,
  text: source.slice(start, end),
  position: start + 1,
  end,
});

/**
 * Scans text from the quote at `open`; a doubled quote means one. `start` is the start of its
 * prefix.
 */
function quoted(
  source: string,
  kind: TokenKind,
  { start, open }: { readonly start: number; readonly open: number },
): Token {
  let text = '';
  let from = open + 1;
  for (;;) {
    const close = source.indexOf("'", from);
    if (close < 0) throw new FilterRefusal('The text is not closed by a quote', start + 1);
    text += source.slice(from, close);
    if (source.charCodeAt(close + 1) !== QUOTE) {
      refuseNul(text, start);
      return { kind, text, position: start + 1, end: close + 1 };
    }
    text += "'";
    from = close + 2;
  }
}

// PostgreSQL's text cannot contain NUL.
function refuseNul(text: string, start: number): void {
  if (text.includes('\0'))
    throw new FilterRefusal('Unexpected character NUL in the text', start + 1);
}

const PREFIXES: ReadonlyMap<string, TokenKind> = new Map([
  ['guid', 'guid'],
  ['datetime', 'date'],
  ['datetimeoffset', 'date'],
]);

function word(source: string, start: number): Token {
  let end = start;
  while (isWordPart(source, end)) end += 1;
  const text = source.slice(start, end);
  if (source.charCodeAt(end) === QUOTE) {
    const kind = PREFIXES.get(text.toLowerCase());
    if (kind !== undefined) return quoted(source, kind, { start, open: end });
  }
  let open = end;
  while (isSpace(source.charCodeAt(open))) open += 1;
  const isCall = source.charCodeAt(open) === OPEN;
  return {
    kind: isCall ? 'call' : 'word',
    text,
    position: start + 1,
    end: isCall ? open + 1 : end,
  };
}

function isWordPart(source: string, at: number): boolean {
  const code = source.charCodeAt(at);
  if (isEmail(code) || isDigit(code)) return true;
  return (code === SLASH || code === DOT) && isEmail(source.charCodeAt(at + 1));
}

function isNumberStart(source: string, at: number): boolean {
  const code = source.charCodeAt(at);
  const first = code === MINUS || code === PLUS ? at + 1 : at;
  const next = source.charCodeAt(first);
  return isDigit(next) || (next === DOT && isDigit(source.charCodeAt(first + 1)));
}

const NUMBER_SUFFIXES = 'lmdfLMDF';

function number(source: string, start: number): Token {
  const digitsFrom = (from: number) => {
    let end = from;
    while (isDigit(source.charCodeAt(end))) end += 1;
    return end;
  };
  const sign = isDigit(source.charCodeAt(start)) || source.charCodeAt(start) === DOT ? 0 : 1;
  let end = digitsFrom(start + sign);
  if (source.charCodeAt(end) === DOT) end = digitsFrom(end + 1);
  if (source.charAt(end).toLowerCase() === 'e') {
    const signed = '+-'.includes(source.charAt(end + 1)) && end + 1 < source.length;
    const exponent = digitsFrom(end + (signed ? 2 : 1));
    if (isDigit(source.charCodeAt(exponent - 1))) end = exponent;
  }
  const text = source.slice(start, end);
  if (end < source.length && NUMBER_SUFFIXES.includes(source.charAt(end))) end += 1;
  if (isWordPart(source, end)) {
    throw new FilterRefusal(`Unexpected character '${characterAt(source, end)}'`, end + 1);
  }
  return { kind: 'number', text, position: start + 1, end };
}

const GUID_LENGTH = 36;
const HYPHENS = new Set([8, 13, 18, 23]);

/** True if the 36 characters from `at` are a GUID that does not continue. */
export function isGuidAt(source: string, at: number): boolean {
  for (let index = 0; index < GUID_LENGTH; index += 1) {
    const code = source.charCodeAt(at + index);
    if (HYPHENS.has(index) ? code !== MINUS : !isHexDigit(code)) return false;
  }
  const after = source.charCodeAt(at + GUID_LENGTH);
  return !(isEmail(after) || isDigit(after) || after === MINUS);
}

const isDateAt = (source: string, at: number): boolean =>
  source.charCodeAt(at + 4) === MINUS &&
  isDigit(source.charCodeAt(at + 1)) &&
  isDigit(source.charCodeAt(at + 2)) &&
  isDigit(source.charCodeAt(at + 3));

function dateEnd(source: string, start: number): number {
  let end = start;
  while (end < source.length && DATE_CHARACTERS.includes(source.charAt(end))) end += 1;
  return end;
}

const DATE_CHARACTERS = '0123456789-+:.TtZz';

const [SPACE, QUOTE, OPEN, CLOSE, COMMA, PLUS, MINUS, DOT, SLASH, UNDERSCORE] = [
  0x20, 0x27, 0x28, 0x29, 0x2c, 0x2b, 0x2d, 0x2e, 0x2f, 0x5f,
];

const isSpace = (code: number): boolean => code === SPACE || (code >= 9 && code <= 13);
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isEmail = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === UNDERSCORE;
const isHexDigit = (code: number): boolean =>
  isDigit(code) || (code >= 0x61 && code <= 0x66) || (code >= 0x41 && code <= 0x46);

const characterAt = (source: string, at: number): string =>
  String.fromCodePoint(source.codePointAt(at) ?? 0);
