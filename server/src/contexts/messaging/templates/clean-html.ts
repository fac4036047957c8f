import sanitize from 'sanitize-html';

/** Images are our own: nothing tells others who reads an e-mail, and when. */
const ownImage = /^\/api\/communication\/template\/image\/[\w-]{1,64}$/;
const safeAddress = /^(https?:\/\/|mailto:|\{\{\w+\}\}$)/i;

const plainTags = 'p br b strong i em u ul ol li h1 h2 h3 table tbody tr td'.split(' ');

const rules: sanitize.IOptions = {
  allowedTags: [...plainTags, 'a', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // What a browser would run or load goes with everything in it; of other tags the text stays.
  nonTextTags: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'textarea'],
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: addressed(href.trim()) }),
    img: (tagName, { src = '' }) => ({ tagName, attribs: { src: src.trim(), alt: '' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownImage.test(attribs['src'] ?? ''),
};

const addressed = (href: string): sanitize.Attributes => (safeAddress.test(href) ? { href } : {});

/**
 * Markup made anew from the few tags that an e-mail needs; of attributes only the address of a link
 * and the source of an image of ours stay.
 */
export const cleanHtml = (html: string): string => sanitize(html, rules);
