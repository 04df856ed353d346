import { semEvolucaoEm } from '@paco/domain/paralisacoes/evolucao'
import { addDays } from '@paco/domain/shared/days'
import { expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'

const { pool } = await openMigratedDatabase()

/** Whatever comes, the same every time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

it('the database tells the day as the rule does, of any series', async () => {
  const { rows: made } = await pool.query(
    "insert into projetos (id_secretaria, nomeprojeto) values (12, 'P') returning id",
  )
  const [{ id }] = made
  await pool.query(
    "insert into etapas (projeto_id, numero, nome, situacao) values ($1, 5, 'Obra', 'Em andamento')",
    [id],
  )
  const random = numbers(7)
  const next = (below: number) => Number(random.next().value) % below
  for (let round = 0; round < 40; round++) {
    let dia = '2027-01-01'
    const serie = Array.from({ length: 1 + next(9) }, () => {
      dia = addDays(dia, 1 + next(90))
      return { dia, progresso: 60 + next(12) }
    })
    const desde = round % 3 === 0 ? null : addDays('2027-01-01', next(300))
    await pool.query('delete from evolucao where projeto_id = $1', [id])
    await pool.query(
      'insert into evolucao (projeto_id, dia, progresso) select $1, dia, progresso from json_to_recordset($2::json) as s (dia date, progresso smallint)',
      [id, JSON.stringify(serie)],
    )
    await pool.query('update etapas set inicio = $2 where projeto_id = $1', [id, desde])
    const { rows } = await pool.query('select projeto_sem_evolucao($1)::text as dia', [id])
    expect([serie, desde, rows[0].dia]).toEqual([serie, desde, semEvolucaoEm(serie, desde)])
  }
})
