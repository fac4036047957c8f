const allowed =
  /^<(\/?)(p|br|b|strong|i|em|u|ul|ol|li|h1|h2|h3|a|table|tbody|tr|td)(\s[^>]*)?\/?>$/i;
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const safeAddress = /^(https?:\/\/|mailto:|\{\{\w+\}\}$)/i;
/** What a browser would run or load, with everything in it. */
const active = /<(script|style|iframe|object|svg|math|template)\b[\s\S]*?(<\/\1\s*>|$)/gi;

/**
 * Markup made anew from the few tags that a letter needs; of attributes only the address of a link
 * stays. Everything else that looks like a tag becomes text.
 */
export const cleanHtml = (html: string): string =>
  html
    .replaceAll(active, '')
    .split(/(<[^<>]*>)/)
    .map((part) => tag(part) ?? part.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    .join('');

function tag(part: string): string | undefined {
  const [, slash, name, attributes = ''] = allowed.exec(part) ?? [];
  if (name === undefined) return undefined;
  const lower = name.toLowerCase();
  if (lower !== 'a' || slash === '/') return `<${slash}${lower}>`;
  const [, double, single] = href.exec(attributes) ?? [];
  const address = (double ?? single ?? '').trim();
  return safeAddress.test(address) ? `<a href="${address.replaceAll('"', '%22')}">` : '<a>';
}
