import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScripts } from './build/first-scripts.ts';
import { land } from './build/land.ts';
import { here, targets } from './build/shared.ts';
import { withoutServerParts } from './build/without-server-parts.ts';

/** What is there before the app: two small pages, and the first lines of its own. */
const beforeTheApp = /track|page-texts|card-fields|braintree|src[\\/](first|style)|index\.html/;
const forForms =
  /ui[\\/]form[\\/](?!input-look|DateField|ComboboxPanel)|hook-form|form-errors|use-leave-guard/;
/** What edits records, and sign-in has not: it brings what a page is made of. */
const forRecords =
  /form[\\/]DateField|records[\\/](use-(save-form|save-again|overlaps)|overlap)\.|FormDrawer/;
/** Lists filter by dates, without any field of a form. */
const dates = /ui[\\/](DateInput|plain-date|date-habits)\./;
/** What floats above a page is fetched when it is first opened, and then at once. */
const floating = /ui[\\/](form[\\/])?(OpenedMenu|CheckboxMenu|Calendar|[A-Z]\w+Panel|opener)\./;
/** What tabs and choices have in common with layers. */
const primitives =
  /@radix-ui[\\/](react-)?(collection|compose|context|direct|id|presence|prim|roving|slot|use)/;
const layers =
  /react-(menu|dialog|dropdown|alert|popover|popper|remove-scroll)|aria-hidden|use-sidecar/;
const parts = /web[\\/]src[\\/](ui|shell|client)[\\/]/;
/** Fields and forms of a context: pages that load the rest of it may have none. */
const ofForms = /[\\/]pages[\\/]|(Picker|Field|ReasonDialog|upload-problem)\./;
const contexts = /web[\\/]src[\\/]contexts[\\/](?!identity)/;

/**
 * What every page loads is one file, and what many share a few: left to itself the bundler makes a
 * file of each set of modules that the same pages share, 60 to 90 for a page, and a browser asks
 * for six at a time. What few share stays so. `minShareCount` counts pages; what comes first wins.
 */
const chunks = [
  // The small pages would load the whole shell for these.
  {
    name: 'small',
    test: new RegExp(
      '[\\\\/](device-language|early-responses|card[\\\\/]messages|client[\\\\/]reading|' +
        'page-texts|contract[\\\\/]src[\\\\/]sentence|message-format)\\.ts$|' +
        'preload-helper|rolldown[\\\\/]runtime',
    ),
  },
  // Tracking and the driver's app write times, too, and need nothing else of the shell.
  { name: 'formats', test: /(src[\\/](field-)?formats|shared[\\/]place-text)\.ts$/ },
  // Files of equal size share the line, and those that pages bring wait for them. Releases of the
  // app leave the first two as they were.
  {
    name: 'react',
    tags: ['$initial' as const],
    test: /modules[\\/](react|react-dom|scheduler)[\\/]/,
  },
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: (id: string) => /node_modules/.test(id) && !beforeTheApp.test(id),
  },
  { name: 'shell', tags: ['$initial' as const], test: (id: string) => !beforeTheApp.test(id) },
  { name: 'contract', test: /(contract|kernel)[\\/]src[^?]+$/, minShareCount: 100 },
  // Lists name refusals of signing in, and need no field of it.
  { name: 'identity', test: /contract[\\/]src[\\/]identity[^?]+$/, minShareCount: 2 },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  // What a form needs of a page: sign-in has no other part of one.
  {
    name: 'basics',
    // The app names each file: what is tiny and comes with most forms stays with them.
    test: new RegExp(
      'ui[\\\\/](Banner|problem-text|use-one-at-a-time|use-stable)\\.|' +
        'ui[\\\\/]form[\\\\/](input-look|field-names)\\.|' +
        'client[\\\\/]settled\\.|use-in-sentence\\.|entities[\\\\/]lower\\.',
    ),
  },
  {
    name: 'sign-in',
    test: /identity[\\/](home[\\/]landing|sign-in[\\/]SignInCard)|PasswordField|LanguageSwitch/,
  },
  {
    name: 'page',
    test: (id: string) =>
      parts.test(id) &&
      !floating.test(id) &&
      !/ui[\\/]table/.test(id) &&
      !forForms.test(id) &&
      !forRecords.test(id),
    minShareCount: 44,
  },
  { name: 'primitives', test: primitives, minShareCount: 2 },
  {
    name: 'layers',
    test: (id: string) => layers.test(id) || floating.test(id),
    minShareCount: 2,
  },
  { name: 'dates', test: dates, minShareCount: 30 },
  { name: 'form', test: forForms, minShareCount: 30 },
  { name: 'edit', test: forRecords, minShareCount: 30 },
  {
    name: 'list',
    test: /web[\\/]src[\\/](ui|shell)[\\/]|tanstack|kernel[\\/]src/,
    minShareCount: 25,
  },
  {
    name: 'more',
    // Sign-in has fields, a frame and texts, and nothing else of these.
    test: (id: string) =>
      /web[\\/]src[\\/](ui[\\/](?!form)|shell[\\/](?!frame|texts|page-exists))/.test(id) &&
      !forForms.test(id),
    minShareCount: 8,
  },
  // Lists show custom fields, and most have no discussion.
  {
    name: 'custom-fields',
    test: /records[\\/](links[\\/]custom-fields|assets[\\/](?!upload))/,
    minShareCount: 5,
  },
  {
    name: (id: string) => /contexts[\\/](\w+)/.exec(id)?.[1] ?? null,
    test: (id: string) => contexts.test(id) && !ofForms.test(id),
    minShareCount: 5,
  },
  // Shapes of requests come with the first call that changes something.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    name: (id: string) => `shapes-${/src[\\/](\w+)/.exec(id)?.[1] ?? ''}`,
    test: /\?with-shapes$/,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwind(), firstScripts(), land(), withoutServerParts()],
  resolve: {
    // The page's policy refuses <style> elements; ours writes the same rules through the CSSOM.
    alias: { 'react-style-singleton': here('../src/ui/adopted-style.ts') },
  },
  build: {
    target: [...targets],
    outDir: here('../dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page's own scripts have come when it loads shapes: only theirs are named.
      resolveDependencies: (file, needed) =>
        file.includes('with-shapes') ? needed.filter((one) => /shapes|zod/.test(one)) : needed,
    },
    // Public tracking and the card's fields are small pages of their own, without the app.
    rolldownOptions: {
      input: [
        here('../index.html'),
        // Asked for by index.html's first lines.
        here('../src/main.tsx'),
        here('../track.html'),
        here('../card-fields.html'),
      ],
      output: {
        codeSplitting: { groups: chunks },
        // The app names some three hundred files: each letter of a hash is one that cannot be
        // compressed, and seven tell versions apart.
        chunkFileNames: ({ facadeModuleId }) => {
          const hasShapes = facadeModuleId?.endsWith('?with-shapes');
          return `assets/${hasShapes ? 'with-shapes' : '[name]'}-[hash:7].js`;
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
