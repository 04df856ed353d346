import { campoOf } from '@paco/domain/importacoes/descritor'
import { DESCRITORES, descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import { editaveis } from '@paco/domain/importacoes/lote'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { everything } from './importacoes.testing.ts'
import { batching } from './lote.testing.ts'
import { PALAVRAS, PROJETO } from './palavras.testing.ts'

const test = await startTestApp(() => new Date('2026-11-15T15:00:00Z'))
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const saude = await loginAs(test, { id_secretaria: 3 })
const auditor = await loginAs(test, { role: 'auditor' })
const lote = batching(test, admin)

await lote.call('POST', '/api/createprojetocompleto', PROJETO)
for (const { url, corpos } of PALAVRAS) for (const corpo of corpos) await lote.call('POST', url, corpo)

const projetos = ['processos', 'relacao-processos', 'ficha-projetos'].map((lista) => ({
  lista,
  muda: { coluna: 'Gestor', para: 'Outra' },
  deSecretaria: true as const,
}))

/** Records of each word that were there or were made above. */
const IDS = Array.from({ length: 40 }, (_, index) => index + 1)

describe.each([...projetos, ...PALAVRAS])('$lista', ({ lista, muda, deSecretaria }) => {
  const descritor = descritorDaLista(lista)
  const coluna = descritor && editaveis(descritor).find(({ label }) => label === muda.coluna)
  const key = coluna?.key ?? ''

  /** One that the administrator may change: no one their own account. */
  const first = async () => {
    const found = (await lote.rows(lista, IDS)).find(({ recusa }) => recusa === null)
    return found as NonNullable<typeof found>
  }

  it('changes one cell, and undone every table is as it was', async () => {
    const before = await everything(test)
    const row = await first()
    expect(row.titulo).not.toMatch(/undefined|null|^$/)
    expect(row.valores[key]).not.toBe(muda.para)
    const saved = await lote.save(lista, [{ id: row.id, versao: row.versao, campos: { [key]: muda.para } }])
    const { importacao, linhas } = saved.json()
    expect([saved.statusCode, linhas]).toEqual([200, [{ id: row.id, versao: expect.any(Number) }]])
    const [after] = await lote.rows(lista, [row.id])
    expect([after?.versao, after?.valores]).toEqual([
      linhas[0].versao,
      { ...row.valores, ...after?.valores, [key]: muda.para },
    ])
    expect(await lote.importacao(importacao)).toMatchObject({
      origem: 'lote',
      situacao: 'importada',
      titulo: `Edição em lote: ${descritor?.titulo}`,
      totais: { criar: 0, alterar: 1, igual: 0, erro: 0 },
      feitas: 1,
      total: 1,
    })
    const [linha] = await lote.linhas(importacao)
    expect(linha).toMatchObject({
      registro_id: row.id,
      celulas: [row.titulo],
      valores: { [coluna ? campoOf(coluna) : '']: muda.para },
      feita: 'feita',
    })
    expect((await lote.undone(importacao)).situacao).toBe('desfeita')
    expect(await everything(test)).toEqual(before)
  })

  it('saved as it is changes nothing, and is no import', async () => {
    const before = await everything(test)
    const [heard] = (await test.database.pool.query('select count(*)::int as n from auditoria')).rows
    const row = await first()
    const open = new Set(descritor && editaveis(descritor).map((one) => one.key))
    const campos = Object.fromEntries(Object.entries(row.valores).filter(([name]) => open.has(name)))
    const saved = await lote.save(lista, [{ id: row.id, versao: row.versao, campos }])
    expect(saved.json()).toEqual({
      Status: 'Success',
      importacao: null,
      linhas: [{ id: row.id, versao: row.versao }],
    })
    expect(await everything(test)).toEqual(before)
    expect((await test.database.pool.query('select count(*)::int as n from auditoria')).rows).toEqual([heard])
  })

  it('is refused to strangers and auditors, and to others where it is not theirs', async () => {
    const row = await first()
    const linhas = [{ id: row.id, versao: row.versao, campos: { [key]: muda.para } }]
    const both = async (who: { headers: object }) => {
      const calls = batching(test, who as typeof admin)
      return [(await calls.read(lista, [row.id])).statusCode, (await calls.save(lista, linhas)).statusCode]
    }
    expect(await both({ headers: {} })).toEqual([401, 401])
    expect(await both(auditor)).toEqual([403, 403])
    expect(await both(deSecretaria ? saude : obras)).toEqual([deSecretaria ? 200 : 403, 403])
  })
})

it('every list that comes in is edited so', () => {
  // A bill of quantities has a grid of its own.
  const tried = [...[...projetos, ...PALAVRAS].map(({ lista }) => lista), 'quantitativos']
  expect(tried.sort()).toEqual(DESCRITORES.map(({ nome }) => nome).sort())
})
