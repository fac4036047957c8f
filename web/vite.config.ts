import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => decodeURIComponent(new URL(path, import.meta.url).pathname);

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
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
