import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => decodeURIComponent(new URL(path, import.meta.url).pathname);

/**
 * What every page loads is one file, and what many share a few: left to itself the bundler made a
 * file of each set of modules that the same pages share, 160 for a list. What few share stays so.
 */
const chunks = [
  // The small pages would load the whole shell for these.
  { name: 'small', test: /[\\/](device-language|card[\\/]messages)\.ts$/, priority: 5 },
  {
    name: 'shell',
    tags: ['$initial' as const],
    test: (id: string) => !/track|card-fields|braintree/.test(id),
    priority: 4,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 8, priority: 3 },
  {
    name: 'layers',
    test: /react-(menu|dialog|dropdown|alert|roving|popover|remove-scroll)|aria-hidden|use-sidecar/,
    minShareCount: 10,
    priority: 2,
  },
  { name: 'contract', test: /(contract|kernel)[\\/]src/, minShareCount: 30, priority: 1 },
];

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwind()],
  resolve: {
    // The page's policy refuses <style> elements; ours writes the same rules through the CSSOM.
    alias: { 'react-style-singleton': here('./src/ui/adopted-style.ts') },
  },
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    outDir: here('./dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Public tracking and the card's fields are small pages of their own, without the app.
    rolldownOptions: {
      input: [here('./index.html'), here('./track.html'), here('./card-fields.html')],
      output: { codeSplitting: { groups: chunks } },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
