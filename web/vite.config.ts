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
const forRecords = new RegExp(
  'form[\\\\/](Date|Combobox)Field|FormDrawer|' +
    'records[\\\\/](use-(save-form|save-again|overlaps)|overlap)\\.',
);
/** Lists filter by dates, without any field of a form. */
const dates = /ui[\\/](DateInput|plain-date|date-habits)\./;
/** What floats above a page is fetched when it is first opened, and then at once. */
const floating = /ui[\\/](form[\\/])?(OpenedMenu|CheckboxMenu|Calendar|[A-Z]\w+Panel|opener)\./;
const layers = /@radix-ui|react-remove-scroll|aria-hidden|use-sidecar/;
const parts = /web[\\/]src[\\/](ui|shell|client)[\\/]/;
/** Fields and forms of a context: pages that load the rest of it may have none. */
const ofForms = /[\\/]pages[\\/]|(Picker|Field|ReasonDialog|upload-problem)\./;
/** What nearly every page has beside its own parts; sign-in, too. */
const basics = new RegExp(
  'ui[\\\\/](Banner|problem-text|use-one-at-a-time|use-stable)\\.|' +
    'ui[\\\\/]form[\\\\/](input-look|field-names)\\.|' +
    'client[\\\\/]settled\\.|use-in-sentence\\.|entities[\\\\/]lower\\.',
);
const ofContract = /(contract|kernel)[\\/]src[^?]+$/;
/** Many contexts choose a customer: they need no bookings for that. */
const ofCustomers = (id: string): boolean =>
  /(contexts|contract[\\/]src)[\\/]customers[\\/][^?]+$/.test(id) && !ofForms.test(id);
const contexts = /web[\\/]src[\\/]contexts[\\/](?!identity)/;

/**
 * What every page loads is one file, and what many share a few: left to itself the bundler makes a
 * file of each set of modules that the same pages share, 60 to 90 for a page, and a browser asks
 * for six at a time. What few share stays so. `minShareCount` counts pages; what comes first wins.
 */
const chunks = [
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
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
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  // Of the contract, what many pages call: the file of a context would bring its parts, too.
  {
    name: 'basics',
    test: (id: string) => basics.test(id) || ofContract.test(id),
    minShareCount: 30,
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
    // Sign-in has fields, a frame and texts, and nothing else of these.
    test: (id: string) =>
      /tanstack|kernel[\\/]src|links[\\/]freight-text/.test(id) ||
      (/web[\\/]src[\\/](ui[\\/](?!form)|shell[\\/](?!frame|texts|page-exists))/.test(id) &&
        !forForms.test(id)),
    minShareCount: 8,
  },
  // Lists show custom fields, and most have no discussion.
  {
    name: 'custom-fields',
    test: /records[\\/](links[\\/]custom-fields|assets[\\/](?!upload))/,
    minShareCount: 5,
  },
  { name: 'customers', test: ofCustomers, minShareCount: 5 },
  {
    name: (id: string) => /contexts[\\/](\w+)/.exec(id)?.[1] ?? null,
    test: (id: string) => contexts.test(id) && !ofForms.test(id),
    minShareCount: 5,
  },
  // Shapes of requests come with the first call that changes something.
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
