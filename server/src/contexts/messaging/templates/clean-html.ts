const allowed =
  /^<(\/?)(p|br|b|strong|i|em|u|ul|ol|li|h1|h2|h3|a|table|tbody|tr|td|img)(\s[^>]*)?\/?>$/i;
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const safeAddress = /^(https?:\/\/|mailto:|\{\{\w+\}\}$)/i;
const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** Images are our own: nothing tells others who reads a letter, and when. */
const ownImage = /^\/api\/communication\/template\/image\/[\w-]{1,64}$/;
/** What a browser would run or load, with everything in it. */
const active = /<(script|style|iframe|object|svg|math|template)\b[\s\S]*?(<\/\1\s*>|$)/gi;

/**
 * Markup made anew from the few tags that a letter needs; of attributes only the address of a link
 * and the source of an image of ours stay. Everything else that looks like a tag becomes text.
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
  if (lower === 'img') return image(attributes);
  if (lower !== 'a' || slash === '/') return `<${slash}${lower}>`;
  const [, double, single] = href.exec(attributes) ?? [];
  const address = (double ?? single ?? '').trim();
  return safeAddress.test(address) ? `<a href="${address.replaceAll('"', '%22')}">` : '<a>';
}

function image(attributes: string): string | undefined {
  const [, double, single] = source.exec(attributes) ?? [];
  const address = (double ?? single ?? '').trim();
  return ownImage.test(address) ? `<img src="${address}" alt="">` : undefined;
}
