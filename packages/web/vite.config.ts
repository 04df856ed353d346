import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNKS } from './chunks.ts'
import { compileHints } from './compile-hints.ts'
import { firstPages } from './first-pages.ts'
import { serviceWorker } from './service-worker.ts'

export default defineConfig({
  plugins: [react(), firstPages(), serviceWorker(), compileHints()],
  resolve: {
    // Mantine's styles arrive in a cascade layer, so that a CSS module always wins, whatever loads first.
    alias: [{ find: /^(@mantine\/\w+\/styles(?:\/[\w-]+)?)\.css$/, replacement: '$1.layer.css' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only, never from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', 'api-docs': 'api-docs.html' },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
})
