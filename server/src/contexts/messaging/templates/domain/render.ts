import type { TemplateText } from '@waybill/contract/messaging/templates/shipped-templates';
import { filled } from '@waybill/contract/messaging/templates/shapes';

type Values = Readonly<Record<string, string>>;

/** An e-mail as it is stored: HTML without styles, and the plain text. */
export type WrittenEmail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/**
 * Writes an e-mail from its template. Values are always escaped. Links with an empty address, which
 * the reader could not open, are removed with their text, and so are empty paragraphs.
 */
export function writtenEmail({ subject, content }: TemplateText, values: Values): WrittenEmail {
  const html = filled(content, values, escaped)
    .replaceAll(/<a href="">[^<]*<\/a>/g, '')
    .replaceAll(/<p>\s*<\/p>\n?/g, '');
  return { subject: oneLine(filled(subject, values)), html, text: plainText(html) };
}

/** Adds a placeholder for the user's note about this e-mail to the template. */
export const withNote = (text: TemplateText, { Note = '' }: Values): TemplateText =>
  Note === '' || /\{\{\s*Note\s*\}\}/.test(text.content)
    ? text
    : { ...text, content: `${text.content}\n<p>{{Note}}</p>` };

/** Writes a text message or notification from its template in plain text. */
export const writtenPlainly = (
  { subject, content }: TemplateText,
  values: Values,
): TemplateText => ({
  subject: oneLine(filled(subject, values)),
  content: filled(content, values),
});

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const escaped = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\r?\n/g, '<br>');

/**
 * Converts HTML of an e-mail (the elements that `cleanHtml` allows) to plain text, with full links.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/gi, '$2: $1')
    .replaceAll(/<li>/gi, '\n- ')
    .replaceAll(/<br ?\/?>|<\/tr>/gi, '\n')
    .replaceAll(/<\/(p|h1|h2|h3|ul|ol|table)>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Returns the e-mail as a complete HTML document, with absolute URLs of images. */
export const emailPage = (html: string, origin: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"></head>` +
  `<body style="margin:0;padding:24px;background:#f4f5f7">` +
  `<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;color:#1a1d21;` +
  `font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">` +
  html.replaceAll('<img src="/', `<img style="max-width:100%" src="${origin}/`) +
  `</div></body></html>`;
