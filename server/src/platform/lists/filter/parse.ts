import { FilterRefusal } from '../refusal.ts';
import { filterLimits } from './limits.ts';
import { scan, type Token } from './scan.ts';
import type {
  FieldName,
  Literal,
  MatchKind,
  Operator,
  Syntax,
  TextFunction,
  Value,
} from './syntax.ts';

/**
 * Parses a filter: the union of what OData 2, 3 and 4 clients send (decisions X-15). Precedence is
 * not, and, or; keywords are case-insensitive. Runs in linear time. Throws FilterRefusal with the
 * position, counted from 1.
 */
export function parse(source: string): Syntax {
  if (source.length > filterLimits.characters) {
    const position = filterLimits.characters + 1;
    throw new FilterRefusal(`More than ${filterLimits.characters} characters`, position);
  }
  const reader = new Reader(source);
  const syntax = reader.or();
  reader.expectEnd();
  return syntax;
}

class Reader {
  private readonly source: string;
  private token: Token;
  private depth = 0;
  private terms = 0;

  constructor(source: string) {
    this.source = source;
    this.token = scan(source, 0);
  }

  or(): Syntax {
    const parts = [this.and()];
    while (this.takeWord('or')) parts.push(this.and());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'or', parts };
  }

  expectEnd(): void {
    if (this.token.kind !== 'end') throw this.unexpected('the end of the filter');
  }

  private and(): Syntax {
    const parts = [this.not()];
    while (this.takeWord('and')) parts.push(this.not());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'and', parts };
  }

  private not(): Syntax {
    if (this.takeWord('not')) return { kind: 'not', part: this.nested(() => this.not()) };
    if (this.isCall('not')) {
      this.advance();
      return { kind: 'not', part: this.bracketed() };
    }
    return this.comparison();
  }

  private comparison(): Syntax {
    if (this.takeSymbol('(')) return this.bracketed();
    this.countTerm();
    const how = this.token.kind === 'call' ? MATCHES.get(this.token.text.toLowerCase()) : undefined;
    if (how !== undefined) return this.match(how);
    const left = this.value();
    if (this.isCall('in')) return this.among(left);
    const { position } = this.token;
    const operator = this.token.text.toLowerCase();
    if (isOperator(operator) && this.takeWord(operator)) {
      return { kind: 'compare', operator, left, right: this.value(), position };
    }
    if (left.kind === 'field' && this.endsTerm()) return { kind: 'truth', field: left };
    throw this.unexpected('an operator');
  }

  private endsTerm(): boolean {
    const { kind, text } = this.token;
    return kind === 'end' || kind === 'symbol' || ['and', 'or'].includes(text.toLowerCase());
  }

  /** Parses the content after an opening bracket, including the closing one. */
  private bracketed(): Syntax {
    const inside = this.nested(() => this.or());
    this.expectSymbol(')');
    return inside;
  }

  private match(how: MatchKind | 'substringof'): Syntax {
    this.advance();
    const first = this.nested(() => this.value());
    this.expectSymbol(',');
    const second = this.nested(() => this.value());
    this.expectSymbol(')');
    const syntax: Syntax =
      how === 'substringof'
        ? { kind: 'match', how: 'contains', text: second, sought: first }
        : { kind: 'match', how, text: first, sought: second };
    return this.takeVerdict() ? syntax : { kind: 'not', part: syntax };
  }

  /**
   * Parses a comparison with a boolean: `eq true`, `ne false` and none mean true; `eq false` and
   * `ne true` mean false.
   */
  private takeVerdict(): boolean {
    const isEqual = this.takeWord('eq');
    if (!isEqual && !this.takeWord('ne')) return true;
    if (this.takeWord('true')) return isEqual;
    if (this.takeWord('false')) return !isEqual;
    throw this.unexpected("'true' or 'false'");
  }

  private among(value: Value): Syntax {
    this.advance();
    const among = [this.value()];
    while (this.takeSymbol(',')) {
      this.countTerm();
      among.push(this.value());
    }
    this.expectSymbol(')');
    return { kind: 'in', value, among };
  }

  private value(): Value {
    const { kind, text, position } = this.token;
    switch (kind) {
      case 'text':
      case 'number':
      case 'guid':
      case 'date':
        this.advance();
        return { kind, text, position };
      case 'word':
        this.advance();
        return wordValue(text, position);
      case 'call':
        return this.call(text.toLowerCase(), position);
      case 'symbol':
      case 'end':
        throw this.unexpected('a value');
    }
  }

  private call(name: string, position: number): Value {
    if (name !== 'indexof' && !isTextFunction(name)) {
      throw new FilterRefusal(`Unknown function '${this.token.text}'`, position);
    }
    this.advance();
    const text = this.nested(() => this.value());
    if (name !== 'indexof') {
      this.expectSymbol(')');
      return { kind: 'call', function: name, of: text, position };
    }
    this.expectSymbol(',');
    const sought = this.nested(() => this.value());
    this.expectSymbol(')');
    return { kind: 'indexof', text, sought, position };
  }

  private nested<T>(read: () => T): T {
    if (this.depth === filterLimits.depth) {
      throw new FilterRefusal(`Nested deeper than ${this.depth}`, this.token.position);
    }
    this.depth += 1;
    const result = read();
    this.depth -= 1;
    return result;
  }

  private countTerm(): void {
    this.terms += 1;
    if (this.terms > filterLimits.terms) {
      throw new FilterRefusal(`More than ${filterLimits.terms} terms`, this.token.position);
    }
  }

  private advance(): void {
    this.token = scan(this.source, this.token.end);
  }

  private isCall(name: string): boolean {
    return this.token.kind === 'call' && this.token.text.toLowerCase() === name;
  }

  private takeWord(word: string): boolean {
    // `and (` is scanned as a call; its bracket then belongs to the following expression.
    const { kind, text, position } = this.token;
    if ((kind !== 'word' && kind !== 'call') || text.toLowerCase() !== word) return false;
    if (kind === 'call' && word === 'not') return false;
    this.token = scan(this.source, position - 1 + text.length);
    return true;
  }

  private takeSymbol(symbol: string): boolean {
    if (this.token.kind !== 'symbol' || this.token.text !== symbol) return false;
    this.advance();
    return true;
  }

  private expectSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) throw this.unexpected(`'${symbol}'`);
  }

  private unexpected(expected: string): FilterRefusal {
    const { kind, position, end } = this.token;
    const found = kind === 'end' ? 'end of filter' : this.source.slice(position - 1, end);
    const selected = found.length > 40 ? `${found.slice(0, 40)}…` : found;
    return new FilterRefusal(`Expected ${expected} but found '${selected}'`, position);
  }
}

const MATCHES: ReadonlyMap<string, MatchKind | 'substringof'> = new Map([
  ['contains', 'contains'],
  ['startswith', 'startswith'],
  ['endswith', 'endswith'],
  ['substringof', 'substringof'],
]);

const OPERATORS: ReadonlySet<string> = new Set(['eq', 'ne', 'gt', 'ge', 'lt', 'le']);
const isOperator = (word: string): word is Operator => OPERATORS.has(word);

const TEXT_FUNCTIONS: ReadonlySet<string> = new Set(['tolower', 'toupper', 'trim', 'length']);
const isTextFunction = (name: string): name is TextFunction => TEXT_FUNCTIONS.has(name);

function wordValue(text: string, position: number): Literal | FieldName {
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return { kind: 'boolean', text: word, position };
  if (word === 'null') return { kind: 'null', text: word, position };
  return { kind: 'field', name: text, position };
}
