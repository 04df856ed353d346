import { SITUACOES } from '@paco/domain/etapas/etapa'
import { atrasoOf, MOTIVOS_SEMANA, motivoDaSemana } from '@paco/domain/etapas/semana'
import { TOTAL_HEADER } from '@paco/domain/http/headers'
import { pageRows } from '@paco/domain/http/page-rows'
import { type EtapaDaSemana, semanaList } from '@paco/domain/projetos/semana'
import { addDays } from '@paco/domain/shared/days'
import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const HOJE = '2026-03-10'
const test = await startTestApp(() => new Date(`${HOJE}T15:00:00Z`))
const { pool } = test.database
const [admin, ana] = [await loginAs(test, { role: 'admin' }), await loginAs(test, { id_secretaria: 12 })]

/** The days at which the rule turns, and none. */
const DIAS = [null, ...[-20, -1, 0, 1, 14, 15].map((days) => addDays(HOJE, days))]
const ditas = [null, ...SITUACOES].flatMap((situacao) =>
  DIAS.flatMap((inicio) => DIAS.map((fim) => ({ situacao, inicio, fim }))),
)
const SECRETARIAS = [3, 12]

/** Every stage there can be, six to a project, of two departments in turns. */
async function fill() {
  const named = await pool.query('select id, nomesecretaria from secretarias')
  const nomes = new Map<number, string>(named.rows.map(({ id, nomesecretaria }) => [id, nomesecretaria]))
  const stages = []
  for (let first = 0; first < ditas.length; first += 6) {
    const id_secretaria = SECRETARIAS[(first / 6) % 2] ?? 0
    const projeto = `${first % 4 === 0 ? 'Praça' : 'Ponte'} ${String(first).padStart(3, '0')}`
    const made = await pool.query(
      'insert into projetos (id_secretaria, nomeprojeto) values ($1, $2) returning id',
      [id_secretaria, projeto],
    )
    const own = ditas.slice(first, first + 6).map((dita, index) => ({
      ...dita,
      id_projeto: Number(made.rows[0].id),
      id_secretaria,
      projeto,
      secretaria: nomes.get(id_secretaria) ?? '',
      etapa: index + 1,
      etapa_nome: `Etapa ${index + 1}`,
      prazo: (first * 7 + index) % 5,
    }))
    await pool.query(
      `insert into etapas (projeto_id, numero, nome, inicio, fim, prazo, situacao)
      select id_projeto, etapa, etapa_nome, inicio, fim, prazo, situacao from json_to_recordset($1::json)
        as e (id_projeto int, etapa smallint, etapa_nome text, inicio date, fim date, prazo numeric, situacao text)`,
      [JSON.stringify(own)],
    )
    stages.push(...own)
  }
  return stages
}

const stages = await fill()

/** By the rule, the latest first; of the others, what ends first. */
const expected = stages
  .flatMap((stage) => {
    const motivo = motivoDaSemana(stage, HOJE)
    return motivo === null ? [] : [{ ...stage, motivo, atraso: atrasoOf(stage, HOJE) }]
  })
  .sort(
    (one, other) =>
      other.atraso - one.atraso ||
      (one.fim ?? '9999').localeCompare(other.fim ?? '9999') ||
      one.id_projeto - other.id_projeto ||
      one.etapa - other.etapa,
  )

type Told = Pick<EtapaDaSemana, 'id_projeto' | 'etapa' | 'motivo' | 'atraso' | 'id_secretaria'>
const short = (rows: readonly Told[]) =>
  rows.map(({ id_projeto, etapa, motivo, atraso }) => [id_projeto, etapa, motivo, atraso])

async function read(query: object, who = admin) {
  const asked = new URLSearchParams(query as Record<string, string>)
  const reply = await test.app.inject({ url: `/api/etapas/semana?${asked}`, headers: who.headers })
  return { rows: short(reply.json().Result), total: Number(reply.headers[TOTAL_HEADER.toLowerCase()]) }
}

function byRule(query: { motivo?: string; id_secretaria?: number; [list: string]: unknown }) {
  const { motivo, id_secretaria, ...list } = query
  const { rows, total } = pageRows(
    semanaList,
    expected
      .filter((stage) => motivo === undefined || stage.motivo === motivo)
      .filter((stage) => id_secretaria === undefined || stage.id_secretaria === id_secretaria),
    list,
  )
  return { rows: short(rows), total }
}

it('has every reason, and stages of none', () => {
  expect(new Set(expected.map(({ motivo }) => motivo))).toEqual(new Set(MOTIVOS_SEMANA))
  expect(expected.length).toBeLessThan(stages.length)
})

const ordens = semanaList.columns.flatMap(({ key }) => [key, `-${key}`])

it.each([
  {},
  ...MOTIVOS_SEMANA.map((motivo) => ({ motivo })),
  { id_secretaria: 3 },
  { id_secretaria: 12, motivo: 'comeca', limite: 5 },
  ...ordens.map((ordem) => ({ ordem, limite: 25 })),
  ...['PRACA', 'praça nao iniciado', 'em_andamento', 'etapa 3', 'atrasad', '%'].map((busca) => ({
    busca,
    limite: 9,
  })),
])('is told by the database as by the rule: %j', async (query) => {
  expect(await read(query)).toEqual(byRule(query))
})

it.each([{}, { motivo: 'atrasada' }, { id_secretaria: 12 }])('page by page: %j', async (query) => {
  for (let pagina = 1; pagina <= Math.ceil(expected.length / 20) + 1; pagina++) {
    const page = { ...query, limite: 20, pagina }
    expect(await read(page)).toEqual(byRule(page))
  }
})

it('of one department to its people', async () => {
  expect(await read({ limite: 30, pagina: 2 }, ana)).toEqual(
    byRule({ id_secretaria: 12, limite: 30, pagina: 2 }),
  )
  expect(await read({ id_secretaria: 3 }, ana)).toEqual({ rows: [], total: 0 })
})
