import type { TemplateText } from '@waybill/contract/messaging/templates/shipped-templates';
import { filled } from '@waybill/contract/messaging/templates/shapes';

type Values = Readonly<Record<string, string>>;

/** A letter as it is kept: markup without any style, and its twin in plain text. */
export type WrittenEmail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/**
 * A letter from its template: values are text, whatever they hold. Links that lead nowhere, because
 * whoever reads cannot follow them, disappear with their words, and so do empty paragraphs.
 */
export function writtenEmail({ subject, content }: TemplateText, values: Values): WrittenEmail {
  const html = filled(content, values, escaped)
    .replaceAll(/<a href="">[^<]*<\/a>/g, '')
    .replaceAll(/<p>\s*<\/p>\n?/g, '');
  return { subject: oneLine(filled(subject, values)), html, text: plainText(html) };
}

/** The template with a place for the note that somebody wrote for this letter. */
export const withNote = (text: TemplateText, { Note = '' }: Values): TemplateText =>
  Note === '' || /\{\{\s*Note\s*\}\}/.test(text.content)
    ? text
    : { ...text, content: `${text.content}\n<p>{{Note}}</p>` };

/** A short message or a notification from its template: plain text all of it. */
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

/** Markup of a letter (the few tags that `cleanHtml` lets through) as plain text, links in full. */
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

/** The letter as a page: what mail programs are sent. Images are named in full. */
export const emailPage = (html: string, origin: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"></head>` +
  `<body style="margin:0;padding:24px;background:#f4f5f7">` +
  `<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;color:#1a1d21;` +
  `font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">` +
  html.replaceAll('<img src="/', `<img style="max-width:100%" src="${origin}/`) +
  `</div></body></html>`;
