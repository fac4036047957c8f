import sanitize from 'sanitize-html';

/** Only our own images: external ones could track who reads an e-mail, and when. */
const ownImage = /^\/api\/communication\/template\/image\/[\w-]{1,64}$/;
const safeAddress = /^(https?:\/\/|mailto:|\{\{\w+\}\}$)/i;

const plainTags = 'p br b strong i em u ul ol li h1 h2 h3 table tbody tr td'.split(' ');

const rules: sanitize.IOptions = {
  allowedTags: [...plainTags, 'a', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Elements that a browser would run or load are removed with their content; of other elements the
  // text is retained.
  nonTextTags: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'textarea'],
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: addressed(href.trim()) }),
    img: (tagName, { src = '' }) => ({ tagName, attribs: { src: src.trim(), alt: '' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownImage.test(attribs['src'] ?? ''),
};

const addressed = (href: string): sanitize.Attributes => (safeAddress.test(href) ? { href } : {});

/**
 * Rebuilds markup from the few elements that an e-mail needs. Of attributes only the address of a
 * link and the source of our own images are retained.
 */
export const cleanHtml = (html: string): string => sanitize(html, rules);
