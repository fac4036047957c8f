import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { here, targets } from './build/shared.ts';

/**
 * The driver's app, built by itself: it brings little, and its service worker keeps all of it.
 * Built after the web app, into the same folder.
 */
export default defineConfig({
  plugins: [react(), tailwind()],
  publicDir: false,
  build: {
    target: [...targets],
    outDir: here('../dist'),
    assetsDir: 'assets/driver',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here('../driver.html')] },
  },
});
