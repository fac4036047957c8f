import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadMain } from './build/preload-main.ts';
import { here, targets } from './build/shared.ts';

/**
 * What the first lines need is a file of its own, and what screens share another: browsers request
 * six files at a time, and on a slow line each further round is felt. What comes first wins.
 */
const chunks = [
  {
    name: 'start',
    test: /driver[\\/]first|early-responses|preload-helper|rolldown[\\/]runtime/,
    priority: 2,
  },
  { name: 'app', minShareCount: 2, priority: 1 },
];

/**
 * The driver's app, built by itself: it brings little, and its service worker keeps all of it.
 * Built after the web app, into the same folder.
 */
export default defineConfig({
  plugins: [react(), tailwind(), preloadMain(/driver[\\/]main\.tsx$/)],
  publicDir: false,
  build: {
    target: [...targets],
    outDir: here('../dist'),
    assetsDir: 'assets/driver',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here('../driver.html')],
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
