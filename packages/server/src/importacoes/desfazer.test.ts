import type { LinhaImportada } from '@paco/domain/importacoes/importacao'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'
import { everything, importing, livro } from './importacoes.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const { pool } = test.database
const admin = await loginAs(test, { role: 'admin' })
const imports = importing(test, admin)

const HEADS = ['Secretaria', 'Nome do projeto', 'Latitude', 'Longitude']
const sheet = (name: string, n: number) =>
  livro([
    HEADS,
    ...Array.from({ length: n }, (_, place) => ['Obras', `${name} ${place}`, -22.8, -45.1 + place / 1000]),
  ])

const kept = (linhas: readonly LinhaImportada[]) =>
  linhas.flatMap(({ linha, feita, motivo }) => (feita === 'mantida' ? [[linha, motivo]] : []))

describe('many rows taken back together', () => {
  it('leave every table as it was', async () => {
    const before = await everything(test)
    const { id } = await imports.received('processos', await sheet('Rua', 45))
    await imports.written(id)
    expect((await imports.undone(id)).situacao).toBe('desfeita')
    expect((await imports.linhas(id)).every(({ feita, motivo }) => feita === 'desfeita' && !motivo)).toBe(
      true,
    )
    expect(await everything(test)).toEqual(before)
    const { rows } = await pool.query(
      "select count(*)::int as n from auditoria where entidade = 'projetos' and acao = 'excluiu' and origem like $1",
      [`importação ${id}, linhas %`],
    )
    expect(rows[0]?.n).toBe(45)
  })

  it('keep what was changed, used or is gone, each with its reason', async () => {
    const { id } = await imports.received('processos', await sheet('Praça', 12))
    await imports.written(id)
    const made = (await imports.linhas(id)).map(({ registro_id }) => registro_id ?? 0)
    await imports.call('PUT', `/api/updateprojetocompleto/${made[1]}`, { descricao: 'Mudou' })
    await imports.call('POST', '/api/servicos', { projeto_id: made[3], descricao: 'Muro', valor_total: 10 })
    await pool.query('delete from projetos where id = $1', [made[5]])
    changes.emit('written')
    expect((await imports.undone(id)).situacao).toBe('desfeita')
    const linhas = await imports.linhas(id)
    expect(kept(linhas)).toEqual([
      [3, expect.stringMatching(/^Foi alterado depois da importação\. Por /)],
      [5, expect.any(String)],
    ])
    expect(linhas[5]).toMatchObject({ feita: 'desfeita', motivo: 'Já tinha sido excluído.' })
    const { rows } = await pool.query('select id from projetos where id = any ($1) order by id', [made])
    expect(rows.map((row) => row.id)).toEqual([made[1], made[3]])
  })

  it('keep those that are no longer the person’s, and the others go', async () => {
    const obras = await loginAs(test, { id_secretaria: 12 })
    const own = importing(test, obras)
    const { id } = await own.received(
      'processos',
      await livro([HEADS, ['Obras', 'Viela A'], ['Obras', 'Viela B']]),
    )
    await own.written(id)
    const [first] = await own.linhas(id)
    await pool.query('update projetos set id_secretaria = 3 where id = $1', [first?.registro_id])
    changes.emit('written')
    await own.undone(id)
    expect((await own.linhas(id)).map(({ feita }) => feita)).toEqual(['mantida', 'desfeita'])
  })

  it('of a word whose records are a row each', async () => {
    const before = await everything(test)
    const rows = Array.from({ length: 30 }, (_, n) => [
      `Item ${n}`,
      'Obras',
      'Uso',
      10,
      100,
      'Alta',
      '03/08/2026',
    ])
    const { id, totais } = await imports.received(
      'pca',
      await livro([
        ['Objeto', 'Requisitante', 'Justificativa', 'Consumo anual', 'Valor', 'Prioridade', 'Data desejada'],
        ...rows,
      ]),
    )
    expect(totais).toMatchObject({ criar: 30, erro: 0 })
    await imports.written(id)
    await imports.undone(id)
    expect(await everything(test)).toEqual(before)
  })
})
