import { defineConfig } from 'vite'

/** The server as one file per entry; what it needs from node_modules stays there. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'pglite-worker': 'src/db/embedded/pglite-worker.mjs',
        'copia-worker': 'src/sistema/copias/copia-worker.ts',
        'pdf-worker': 'src/pdf/pdf-worker.mjs',
        'foto-worker': 'src/fotos/foto-worker.mjs',
        // Read by the program's own start, before anything else is.
        unidade: 'src/sistema/servico/unidade.mjs',
        'leitura-worker': 'src/planilhas/leitura/leitura-worker.mjs',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
  ssr: { noExternal: ['@paco/domain'] },
})
