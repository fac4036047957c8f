/** The part of fontkit that we use: it has no types of its own. */
declare module 'fontkit' {
  /** A font that pdfkit draws with. Its tables are parsed when first needed. */
  export type ParsedFont = {
    /** The parsed tables by name. Fontkit shares them as well, between variations of a font. */
    _tables: object;
    readonly GSUB: object;
  };
  export function create(bytes: Uint8Array): ParsedFont;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').ParsedFont): this;
  }
}
