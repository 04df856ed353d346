import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: 'index.html', 'api-docs': 'api-docs.html' } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
