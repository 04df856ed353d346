import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { buildApp } from '../app.ts'
import type { Database } from '../db/database.ts'

const BUILT =
  '<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="description" content="x"><title>Paço</title><noscript>Ative.</noscript><div class="outline-lines">'
/** The pages there are, by their names. */
export const known = [
  'index',
  'transparencia/obras',
  'transparencia/obras@id',
  'transparencia/contratos',
  'transparencia/fiscais',
  'transparencia/convenios',
  'transparencia/emendas',
  'transparencia/dotacoes',
  'transparencia/pca',
  'transparencia/pca@id',
  'pca@id',
  'transparencia/perto',
  'execucao',
  'login',
  'transparencia',
  'dados',
  'privacidade',
  'acessibilidade',
  'mapa-do-site',
  'projetocompleto',
  'medicoes',
  'projetosbairros',
  'contratos@id',
  'viewprojetocompleto@id',
  'emendas@id',
  'contratos@id/planilha',
  'contratos@id/medicoes',
  'contratos@id/recebimento',
  'viewprojetocompleto@id/contratos',
  'detalhesexecucao@id',
  'gantt4@id',
  'documentos@id',
  'diario@id',
  'legado',
  'grafico',
]

const NOON = () => new Date('2026-06-10T12:00:00-03:00')
const NOME = `</title></noscript><script>alert("1")</script> $& ]]> 'x'`

/** The application over a database that is there already, with built pages of these names. */
export async function withPages(database: Database, names: readonly string[], now: () => Date) {
  const root = mkdtempSync(join(tmpdir(), 'paco-paginas-'))
  mkdirSync(join(root, 'pages'))
  for (const file of ['index.html', 'api-docs.html']) writeFileSync(join(root, file), BUILT)
  writeFileSync(join(root, 'pages/known.json'), JSON.stringify(names))
  const app = await buildApp({
    database,
    logLevel: 'silent',
    trustProxy: false,
    checkReplies: true,
    publicUrl: 'https://obras.cidade.sp.gov.br',
    now,
    // What is asked here is what a page says, however busy the machine is.
    screens: { root, tileOrigin: null, patience: 60_000 },
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  return app
}

/** The pages as the server sends them, of a city with a work and its contract. */
export async function openPaginas() {
  const test = await startTestApp(NOON)
  const bench = await openBench(test)
  const app = await withPages(test.database, known, NOON)
  const id = await bench.newProjeto({
    nomeprojeto: NOME,
    natureza: 'obra',
    descricao: 'Só para dentro',
    descricao_publica: `Praça. ${'Muito texto. '.repeat(60)}`,
    situacaoetapa5: 'Em andamento',
  })
  return { app, bench, id, contrato: await bench.newContrato([id]), database: test.database }
}
