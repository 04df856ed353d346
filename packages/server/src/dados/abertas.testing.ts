import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import type { Database } from '../db/database.ts'
import { type Lida, textOf } from './lido.testing.ts'

/** Whose numbers the records of a call have, by how its address begins; the longest that fits says it. */
const RECORDS: Readonly<Record<string, string>> = {
  '/api/bairros/': 'bairros',
  '/api/contratos/': 'contratos',
  '/api/conveniosdade/': 'convenios_dade',
  '/api/conveniosestadual/': 'convenios_estadual',
  '/api/conveniosfederal/': 'convenios_federal',
  '/api/conveniosfinisa/': 'convenios_finisa',
  '/api/conveniossempapel/': 'convenios_sempapel',
  '/api/diario/projeto/': 'projetos',
  '/api/documentos/': 'documentos',
  '/api/documentos/versoes/': 'documento_versoes',
  '/api/emendas/': 'emendas',
  '/api/exportar/curva/': 'contratos',
  '/api/exportar/medicoes/': 'medicoes',
  '/api/exportar/servicos/': 'projetos',
  '/api/feriados/': 'feriados',
  '/api/get/': 'projetos',
  '/api/getprojetocompleto/': 'projetos',
  '/api/getsecret/': 'secretarias',
  '/api/medicoes/': 'medicoes',
  '/api/orcamento/': 'orcamento',
  '/api/paralisacoes/': 'paralisacoes',
  '/api/parcelas/': 'servicos',
  '/api/projetosbairros/': 'lancamentos_bairros',
  '/api/quantitativos/': 'quantitativos_revisoes',
  '/api/recebimentos/': 'recebimentos',
  '/api/servicos/': 'projetos',
}

/** Which of them tell most, where that is few: of these the first are read. */
const FIRST: Readonly<Record<string, string>> = { '/api/getprojetocompleto/': 'not arquivado' }

/** What a call must be told besides, where it is no choice among few. */
const NEEDED: Readonly<Record<string, string>> = { ano: '2026', termo: 'projetos' }
const CHOSEN: Readonly<Record<string, string>> = { '/api/get/{id}': 'tipo=legado' }

/** Of nobody's these tell nothing, and nobody's is all that a stranger without the secret can ask for. */
const NOBODYS: Readonly<Record<string, string>> = {
  '/api/agenda/{segredo}': `/api/agenda/${'x'.repeat(43)}`,
  '/api/cidade/brasao': '/api/cidade/brasao',
}

/** Read by tests of their own, address by address. */
const ELSEWHERE = /^\/api\/(dados|obras)\b/
/** So many answers of a call about one record are read. */
const ENOUGH = 2

/** What is known of a parameter: whether it may be missing, and the choices among few that it is. */
interface Parameter {
  safeParse(value: unknown): { success: boolean }
  readonly def: { readonly entries?: Readonly<Record<string, string>> }
}

/** The ways in which a call can be asked: each choice among few that it leaves no doubt about. */
function queriesOf({ path, query }: Call, revisao: number): string[] {
  const parts = Object.entries((query?.shape ?? {}) as unknown as Readonly<Record<string, Parameter>>)
    .filter(([, parameter]) => !parameter.safeParse(undefined).success)
    .map(([name, { def }]) => {
      const own = name === 'id_revisao' ? String(revisao) : NEEDED[name]
      const values = def.entries ? Object.values(def.entries) : own === undefined ? [] : [own]
      if (values.length === 0) throw new Error(`${path} needs ${name}: say here what it is asked for.`)
      return values.map((value) => `${name}=${value}`)
    })
  const own = CHOSEN[path] ? [[CHOSEN[path]]] : []
  return [...own, ...parts].reduce(
    (all, values) =>
      all.flatMap((one) => values.map((value) => (one === '' ? `?${value}` : `${one}&${value}`))),
    [''],
  )
}

/** Every address under which something might be there, of all reading calls that are open to everybody. */
export async function openAddresses({ pool }: Pick<Database, 'pool'>) {
  const numbers = async (sql: string) =>
    (await pool.query<{ id: string | number }>(sql)).rows.map(({ id }) => id)
  const [revisao] = await numbers(
    "select id from quantitativos_revisoes where situacao = 'aprovada' order by id",
  )
  const files = await numbers('select distinct arquivo as id from documento_versoes order by 1 limit 3')
  const open = Object.values(calls as Record<string, Call>).filter(
    ({ method, access, path }) =>
      method === 'GET' && !access.login && !ELSEWHERE.test(path) && !(path in NOBODYS),
  )
  const valuesOf = (path: string): Promise<(string | number)[]> | (string | number)[] => {
    if (path.includes('{sha256}')) return files
    if (path.includes('{chave}')) return ['x'.repeat(36)]
    const [prefix] = Object.keys(RECORDS)
      .filter((begin) => path.startsWith(begin))
      .sort((one, other) => other.length - one.length)
    if (prefix === undefined) throw new Error(`Whose number is meant by ${path}?`)
    return numbers(`select id from ${RECORDS[prefix]} order by ${FIRST[prefix] ?? 'id'}, id`)
  }
  return Promise.all(
    open.map(async (call) => {
      const values = call.path.includes('{') ? await valuesOf(call.path) : ['']
      return queriesOf(call, Number(revisao)).map((asked) => ({
        called: call.path + asked,
        addresses: values.map((value) => call.path.replace(/\{\w+\}/, String(value)) + asked),
      }))
    }),
  ).then((all) => all.flat())
}

/**
 * What strangers are told by every open call, each of which must answer for some record: 404 is for the others alone, and
 * any other refusal means that nothing was asked.
 */
export async function readOpenCalls(
  database: Pick<Database, 'pool'>,
  get: (address: string) => Promise<Lida & { statusCode: number }>,
  heard: (text: string, address: string) => void,
): Promise<string[]> {
  const unanswered: string[] = []
  for (const { called, addresses } of await openAddresses(database)) {
    let answers = 0
    for (const address of addresses) {
      const reply = await get(address)
      if (reply.statusCode === 200) {
        heard(await textOf(reply), address)
        answers++
      } else if (reply.statusCode !== 404) unanswered.push(`${address}: ${reply.statusCode} ${reply.body}`)
      if (answers === ENOUGH) break
    }
    if (answers === 0) unanswered.push(called)
  }
  for (const address of Object.values(NOBODYS)) {
    const { statusCode, body } = await get(address)
    if (statusCode !== 404) unanswered.push(`${address}: ${statusCode} ${body}`)
  }
  return unanswered
}
