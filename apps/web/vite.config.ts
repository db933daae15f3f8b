import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    // A part each for what draws and for what reads answers: they are run one by one, and stay in the cache when we change.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'parts', test: /node_modules[\\/](@radix-ui|@tanstack|@floating-ui)[\\/]/, tags: ['$initial'] },
            { name: 'zod', test: /node_modules[\\/]zod/, tags: ['$initial'] },
            { name: 'contract', test: /packages[\\/](contract|odds|numeric)/, tags: ['$initial'] },
            { name: 'shared', test: /web[\\/]src[\\/](components|lib)/, tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
})
