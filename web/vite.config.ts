import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScripts } from './build/first-scripts.ts';
import { land } from './build/land.ts';
import { scriptFiles } from './build/script-files.ts';
import { here, targets } from './build/shared.ts';
import { withoutServerParts } from './build/without-server-parts.ts';

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwind(), firstScripts(), scriptFiles(), land(), withoutServerParts()],
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
        codeSplitting: {
          groups: [
            // Releases of the app leave these two as they were; `scriptFiles` adds the others.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 3 },
          ],
        },
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
