import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'
import { importing, livro } from './importacoes.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const { pool } = test.database
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const imports = importing(test, admin)

const HEADS = ['Secretaria', 'Nome do projeto']
const sheet = (...names: string[]) => livro([HEADS, ...names.map((name) => ['Obras', name])])
const named = async (...names: string[]): Promise<string[]> => {
  const { rows } = await pool.query(
    'select nomeprojeto from projetos where nomeprojeto = any ($1) order by 1',
    [names],
  )
  return rows.map(({ nomeprojeto }) => nomeprojeto)
}
/** As a process leaves an import that it was writing when it died. */
async function interrupt(id: number): Promise<void> {
  await pool.query("update importacoes set situacao = 'importando', importada_em = null where id = $1", [id])
  changes.emit('written')
}

describe('the queue of imports', () => {
  it('takes back what a process that died had written', async () => {
    const { id } = await imports.received('processos', await sheet('Rua Um', 'Rua Dois'))
    await imports.written(id)
    expect(await named('Rua Um', 'Rua Dois')).toEqual(['Rua Dois', 'Rua Um'])
    await interrupt(id)
    const next = await imports.received('processos', await sheet('Rua Três'))
    await imports.written(next.id)
    expect(await imports.settled(id)).toMatchObject({
      situacao: 'falhou',
      motivo: 'A importação foi interrompida: nada ficou gravado.',
    })
    expect(await named('Rua Um', 'Rua Dois', 'Rua Três')).toEqual(['Rua Três'])
  })

  it('does so whatever became of the person who asked', async () => {
    const own = importing(test, obras)
    const { id } = await own.received('processos', await sheet('Beco'))
    await own.written(id)
    await interrupt(id)
    await pool.query('update usuarios set ativo = false where id = $1', [obras.id])
    changes.emit('written')
    await imports.written((await imports.received('processos', await sheet('Largo'))).id)
    expect((await imports.settled(id)).situacao).toBe('falhou')
    expect(await named('Beco', 'Largo')).toEqual(['Largo'])
  })

  it('writes all rows or none: one that is refused takes the others with it, and is told', async () => {
    const { id } = await imports.received('processos', await sheet('Ponte A', 'Ponte B', 'Ponte C'))
    await pool.query(
      `update importacao_linhas set valores = valores || '{"id_secretaria": 999}' where importacao_id = $1 and linha = 3`,
      [id],
    )
    changes.emit('written')
    expect(await imports.written(id)).toMatchObject({
      situacao: 'falhou',
      motivo: 'Linha 3: Secretaria não encontrada.',
    })
    expect(await named('Ponte A', 'Ponte B', 'Ponte C')).toEqual([])
    const [refused] = await imports.linhas(id, 'erro')
    expect(refused?.erros.linha?.motivo).toBe('Secretaria não encontrada.')
  })

  it('is taken one step at a time: of fifty who start an import one does', async () => {
    const { id } = await imports.received('processos', await sheet('Viaduto'))
    const { versao } = await imports.read(id)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => imports.call('POST', `/api/importacoes/${id}/importar`, { versao })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    await imports.settled(id)
    expect(await named('Viaduto')).toEqual(['Viaduto'])
    const again = await imports.call('POST', `/api/importacoes/${id}/cancelar`, {
      versao: (await imports.read(id)).versao,
    })
    expect(again.json().message).toBe('Esta importação já não está neste passo. Recarregue a página.')
  })
})
