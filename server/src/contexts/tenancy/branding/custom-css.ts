import { english, type Message, sentence } from '@waybill/contract/sentence';
import { type CssNode, generate, parse, walk } from 'css-tree';

/**
 * Allowed properties: they affect appearance only, never position, visibility or loaded resources.
 */
const properties = new RegExp(
  `^(${[
    '--[a-z][a-z0-9-]*|color|background-color|accent-color|caret-color|opacity|fill',
    'stroke|border(-(top|right|bottom|left))?(-(color|style|width))?',
    'border(-(top|bottom)-(left|right))?-radius|outline(-(color|style|width|offset))?',
    'box-shadow|text-shadow|font-(family|size|style|weight|stretch|variant-numeric)',
    'line-height|letter-spacing|word-spacing|text-(align|transform|underline-offset)',
    'text-decoration(-(color|line|style|thickness))?',
    'padding(-(top|right|bottom|left))?|margin(-(top|right|bottom|left))?|gap|row-gap',
    'column-gap',
  ].join('|')})$`,
);

/** Functions for colours and lengths; `url()` and similar functions are not allowed. */
const functions =
  /^(var|calc|min|max|clamp|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)$/;

const media = /^(prefers-color-scheme|prefers-contrast|prefers-reduced-motion|(min-|max-)?width)$/;

/** Nodes that need no check: sheets, rules, selectors, and values without functions. */
const plain: ReadonlySet<CssNode['type']> = new Set([
  'StyleSheet',
  'Rule',
  'Block',
  'DeclarationList',
  'AtrulePrelude',
  'MediaQueryList',
  'MediaQuery',
  'Condition',
  'SelectorList',
  'Selector',
  'TypeSelector',
  'ClassSelector',
  'IdSelector',
  'AttributeSelector',
  'PseudoClassSelector',
  'Combinator',
  'Nth',
  'AnPlusB',
  'Value',
  'Identifier',
  'Number',
  'Percentage',
  'Dimension',
  'Hash',
  'String',
  'Operator',
  'Parentheses',
  'Comment',
  'WhiteSpace',
]);

/** Opacity below this hides text that must be readable. */
const opacityMin = 0.3;

export type CheckedCss =
  | { readonly css: string }
  /** The rejected parts with their line numbers, in source order. */
  | { readonly faults: readonly Message[] };

/**
 * Parses a tenant's custom style sheet and regenerates it from the syntax tree. Rules, `@media`
 * around them, and declarations that only change appearance are allowed; anything else is a fault.
 */
export function checkedCss(text: string): CheckedCss {
  const faults: { readonly line: number; readonly says: Message }[] = [];
  const fault = (node: { loc?: CssNode['loc'] }, states: Message) =>
    faults.push({ line: node.loc?.start.line ?? 1, says: states });
  const tree = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => faults.push({ line: error.line, says: error.message }),
  });
  walk(tree, (node) => {
    const states = refusalOf(node);
    if (states !== null) fault(node, states);
  });
  if (faults.length === 0) return { css: generate(tree) };
  const inOrder = faults.toSorted((a, b) => a.line - b.line);
  const sentences = inOrder.map(({ line, says: fault }) =>
    sentence('Line {line}: {fault}', { line, fault }),
  );
  return { faults: [...new Map(sentences.map((each) => [english(each), each])).values()] };
}

function refusalOf(node: CssNode): Message | null {
  if (node.type === 'Atrule') {
    return node.name === 'media'
      ? null
      : sentence('@{name} is not allowed, only @media', { name: node.name });
  }
  if (node.type === 'Feature') {
    return media.test(node.name)
      ? null
      : sentence('{name} is not allowed in @media', { name: node.name });
  }
  if (node.type === 'Declaration') {
    return declarationRefusal(node.property, generate(node.value));
  }
  if (node.type === 'Function') {
    return functions.test(node.name.toLowerCase())
      ? null
      : sentence('{name}() is not allowed', { name: node.name });
  }
  if (node.type === 'Url') return 'url() is not taken';
  if (node.type === 'PseudoElementSelector')
    return sentence('::{name} is not allowed', { name: node.name });
  if (node.type === 'Raw')
    return sentence('This could not be read: {css}', { css: node.value.trim().slice(0, 40) });
  return plain.has(node.type) ? null : 'This is not allowed';
}

function declarationRefusal(property: string, value: string): Message | null {
  if (!properties.test(property.toLowerCase())) return `${property} is not taken`;
  if (/^opacity$/i.test(property) && !(Number(value) >= opacityMin)) {
    return sentence('opacity must be a number of {least} or more', { least: opacityMin });
  }
  if (/^margin/i.test(property) && /(^|[\s(,])-/.test(value))
    return 'A negative margin is not allowed';
  return null;
}
