import { RETIDO } from '@paco/domain/shared/pessoais'
import { expect, it } from 'vitest'
import { KNOWN_PAGES } from '../../../web/known-pages.ts'
import { startTestApp } from '../../test/harness.ts'
import { markAll, marksIn } from '../dados/marcas.testing.ts'
import { PUBLIC_ANYWHERE } from '../dados/publico.testing.ts'
import { fillDemo } from '../demo/demo.ts'
import { withPages } from './paginas.testing.ts'
import { PAGINAS } from './paginas-publicas.ts'

const TODAY = '2026-11-15'
const NOW = () => new Date(`${TODAY}T15:00:00Z`)
const { database } = await startTestApp(NOW)
await fillDemo(database.patient.db, TODAY)
// One for each test: what an application remembers of works it forgets by the trail, where marks leave no line.
const first = await withPages(database, KNOWN_PAGES, NOW)
const second = await withPages(database, KNOWN_PAGES, NOW)

/** Pages of single records that strangers are told of, with what says which there are. */
const PROJETOS = 'select id from projetos order by id'
const OF_RECORDS: Readonly<Record<string, string>> = {
  'contratos@id': 'select id from contratos order by id',
  'contratos@id/medicoes': 'select id from contratos order by id',
  'contratos@id/planilha': 'select id from contratos order by id',
  'contratos@id/recebimento': 'select id from contratos order by id',
  'detalhesexecucao@id': PROJETOS,
  'diario@id': PROJETOS,
  'documentos@id': PROJETOS,
  'emendas@id': 'select id from emendas order by id',
  'estatisticasprojeto@id': PROJETOS,
  'gantt3@id': PROJETOS,
  'gantt4@id': PROJETOS,
  'medicoes@id': 'select id from medicoes order by id',
  'pca@id': 'select distinct ano as id from pca_planos order by 1',
  'transparencia/obras@id': 'select id from obras_breves order by id',
  'transparencia/pca@id': 'select distinct ano as id from pca_planos order by 1',
  'viewprojetocompleto@id': PROJETOS,
  'viewprojetocompleto@id/aditivos': PROJETOS,
  'viewprojetocompleto@id/contratos': PROJETOS,
  'viewprojetocompleto@id/historico': PROJETOS,
}
/** Another address of one of the pages. */
const ALSO = 'grafico'
/** So many of each are read. */
const ENOUGH = 4

async function addressesOf(name: string): Promise<string[]> {
  if (!name.includes('@id')) return [name === 'index' ? '/' : `/${name}`]
  const sql = OF_RECORDS[name]
  const numbers = sql ? (await database.pool.query<{ id: number }>(sql)).rows.map(({ id }) => id) : [1, 2]
  return numbers.map((id) => `/${name.replace('@id', `/${id}`)}`)
}

/** Which columns the pages tell of, which pages tell anything, and how many texts are held back in them. */
async function readPages(app: Awaited<ReturnType<typeof withPages>>) {
  const found = new Set<string>()
  const telling = new Set<string>()
  let held = 0
  for (const name of KNOWN_PAGES) {
    let read = 0
    for (const address of await addressesOf(name)) {
      const { statusCode, body } = await app.inject(address)
      for (const column of marksIn(body).keys()) found.add(column)
      held += body.split(RETIDO).length - 1
      // As it was built it tells nothing: of a record that is not open, or to those who work here.
      if (statusCode !== 200 || body.includes('<noscript>Ative.')) continue
      telling.add(name)
      if (++read === ENOUGH) break
    }
  }
  return { found: [...found], telling: [...telling].sort(), held }
}

const TELL = [...Object.keys(PAGINAS), ...Object.keys(OF_RECORDS), ALSO].sort()

it('with a mark in every text of every table no page tells a private one before its program is there', async () => {
  await markAll(database)
  const { found, telling, held } = await readPages(first)
  expect(telling).toEqual(TELL)
  expect(found.filter((column) => !PUBLIC_ANYWHERE.has(column))).toEqual([])
  expect(found).toEqual(
    expect.arrayContaining([
      'contratos.objeto',
      'emendas.objeto',
      'pca.objeto',
      'projetos.descricao_publica',
      'projetos.nomeprojeto',
    ]),
  )
  expect(held).toBe(0)
})

it('nor any of them where each looks like personal data', async () => {
  await markAll(database, () => ' ana@cidade.sp.gov.br')
  const { found, telling, held } = await readPages(second)
  expect(telling).toEqual(TELL)
  expect(found).toEqual([])
  expect(held).toBeGreaterThan(500)
})
