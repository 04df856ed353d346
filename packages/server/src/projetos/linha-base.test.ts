import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/harness.ts'
import { makeLanded } from '../../test/landed/landed.ts'
import { migrate } from '../db/migrate.ts'

const { pool } = await openTestDatabase()
await makeLanded(pool)

async function insert(sql: string, values: unknown[]): Promise<number> {
  return (await pool.query(`${sql} returning id`, values)).rows[0].id
}

/** A project as it stood before baselines froze, its stage 4 in this situation. */
async function newProjeto(situacao: string | null): Promise<number> {
  const id = await insert('insert into projetos (id_secretaria, nomeprojeto, valor) values (12, $1, 1000)', [
    'P',
  ])
  await pool.query(
    "insert into etapas (projeto_id, numero, nome, situacao) values ($1, 4, 'Contrato', $2), ($1, 5, 'Obra', 'Concluído')",
    [id, situacao],
  )
  return id
}

const pessoa = await insert(
  "insert into usuarios (name, email, senha_hash, id_secretaria) values ($1, 'ana@x', 'x', 12)",
  ['Ana'],
)
const linha = await insert(
  `insert into orcamento (secretaria_id, valor, unidade, orcamento, funcional_programatica, fonte_recurso_stn,
    fonte_recurso, ficha, conta_elemento_despesa, classificacao_institucional, aplicacao)
  values ($1, 1, 'u', 'Sim', 'f', '500', '01', '1', '4', '02', '110')`,
  [12],
)
const ask = (projeto: number, tipo: 'valor' | 'prazo', quando: string) =>
  insert(
    `insert into aditivos (id_projeto, id_secretaria, tipo, valor, id_orcamento, prazo, etapa, data_criacao, criado_por)
    values ($1, 12, $2::text, $3, $4, $5, $6, $7, $8)`,
    [projeto, tipo, ...(tipo === 'valor' ? [10, linha, null, null] : [null, null, 5, 5]), quando, pessoa],
  )

const free = await newProjeto('Em andamento')
await ask(free, 'prazo', '2025-01-01T12:00:00Z')
const asked = await newProjeto(null)
await ask(asked, 'valor', '2025-03-01T12:00:00Z')
await ask(asked, 'valor', '2025-02-01T12:00:00Z')
const concluded = await newProjeto('Concluído')
const reopened = await newProjeto('Em andamento')
await pool.query("update etapas set situacao = 'Concluído' where projeto_id = $1 and numero = 4", [reopened])
await pool.query("update etapas set situacao = 'Em andamento' where projeto_id = $1 and numero = 4", [
  reopened,
])
const both = await newProjeto('Concluído')
await ask(both, 'valor', '2025-02-01T12:00:00Z')
await migrate(pool)

describe('projects that were there before baselines froze', () => {
  it.each([
    ['asked for days only', free, null, null],
    ['asked for value', asked, 'aditivo', '2025-02-01T12:00:00.000Z'],
    ['stage 4 concluded', concluded, 'etapa4', undefined],
    ['stage 4 once concluded and reopened', reopened, 'etapa4', undefined],
    ['both: what came first', both, 'aditivo', '2025-02-01T12:00:00.000Z'],
  ])('%s', async (_what, id, por, em) => {
    const { rows } = await pool.query(
      'select base_congelada_por as por, base_congelada_em as em from projetos where id = $1',
      [id],
    )
    expect(rows[0].por).toBe(por)
    if (em === undefined) expect(rows[0].em).toBeInstanceOf(Date)
    else expect(rows[0].em?.toISOString() ?? null).toBe(em)
  })

  it('froze when the trail says the stage was concluded', async () => {
    const { rows } = await pool.query(
      `select p.base_congelada_em = min(a.instante) as same from projetos p
        join auditoria a on a.pai = 'projetos/' || p.id and a.depois ->> 'numero' = '4' and a.depois ->> 'situacao' = 'Concluído'
      where p.id in ($1, $2) group by p.id, p.base_congelada_em`,
      [concluded, reopened],
    )
    expect(rows).toEqual([{ same: true }, { same: true }])
  })

  it('with its trail whole, and the freeze in it', async () => {
    const { rows } = await pool.query('select primeira_falha from auditoria_verificar()')
    expect(rows[0].primeira_falha).toBeNull()
    const told = await pool.query(
      "select count(*)::int as n from auditoria where entidade = 'projetos' and depois ? 'base_congelada_por' and acao = 'alterou'",
    )
    expect(told.rows[0].n).toBe(4)
  })
})
