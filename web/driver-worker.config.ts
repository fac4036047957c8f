import { defineConfig } from 'vite';
import { here, targets } from './build/shared.ts';

/**
 * The service worker of the driver's app. Its address must stay, as browsers ask there for the next
 * version; `tools/precache-list.mjs` writes into it which files it keeps.
 */
export default defineConfig({
  publicDir: false,
  build: {
    target: [...targets],
    outDir: here('../dist'),
    emptyOutDir: false,
    rolldownOptions: {
      input: [here('../src/contexts/driver/service-worker.ts')],
      output: { format: 'iife', entryFileNames: 'driver-worker.js' },
    },
  },
});
