import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import { comSugestoes } from '@paco/domain/importacoes/sugestoes'
import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { importing } from './importacoes.testing.ts'
import { obrasDaDefesaCivil, obrasDaSecretaria, obrasDoPlanejamento } from './obras-feias.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const admin = await loginAs(test, { role: 'admin' })
const imports = importing(test, admin)

/** Choosing what comes in and the file; accepting what is suggested; importing. */
const SENDING = 2
const IMPORTING = 2

it('140 works in three ugly sheets: at most 5 left by hand, 25 interactions', async () => {
  const descritor = descritorDaLista('processos')
  if (!descritor) throw new Error('no list')
  let interactions = 0
  let works = 0
  let left = 0
  const made: number[] = []
  const sheets = [
    [await obrasDaSecretaria(), {}],
    [await obrasDoPlanejamento(), {}],
    // Whose works these are no column says: one value for all of them.
    [await obrasDaDefesaCivil(), { secretaria_nome: { coluna: null, constante: 2 } }],
  ] as const
  for (const [bytes, said] of sheets) {
    const { id, mapa, versao } = await imports.received('processos', bytes)
    interactions += SENDING
    let version = versao
    let next = { ...mapa, ...said }
    const send = async () => {
      const reply = await imports.call('PUT', `/api/importacoes/${id}`, { mapa: next, versao: version })
      expect(reply.statusCode).toBe(200)
      version = (await imports.read(id)).versao
      interactions++
    }
    if (Object.keys(said).length > 0) {
      await send()
      interactions++
    }
    const accepted = comSugestoes(descritor, next, await imports.linhas(id, 'erro'))
    if (accepted.n > 0) {
      next = { ...accepted.mapa }
      await send()
    }
    const { totais, somas, avisos } = await imports.read(id)
    works += totais.criar + totais.erro
    left += totais.erro
    for (const { lida, planilha } of totais.erro === 0 ? somas : [])
      if (planilha !== null) expect(planilha).toBe(lida)
    if (avisos.some((one) => one.includes('Empresa') || one.includes('EMPRESA'))) made.push(id)
    interactions += IMPORTING + totais.erro
    const done = await imports.written(id, { parcial: true })
    expect([id, done.situacao, done.motivo]).toEqual([id, 'importada', null])
  }
  expect({ works, left: left <= 5, interactions: interactions <= 25 }).toEqual({
    works: 140,
    left: true,
    interactions: true,
  })
  expect(made.length).toBeGreaterThan(0)
})

it('what a work as a whole is said to be becomes its stages, its neighbourhood the end of its address', async () => {
  const { rows } = await test.database.pool.query(`
    select p.endereco, p.valor::float8 as valor, array_agg(e.situacao order by e.numero) as etapas
    from projetos p join etapas e on e.projeto_id = p.id
    where p.nomeprojeto = 'Construção 3' group by p.id`)
  expect(rows).toEqual([
    {
      endereco: expect.stringMatching(/^Rua .*, 3, São Pedro$/),
      valor: 53_000.5,
      etapas: ['Concluído', 'Concluído', 'Concluído', 'Concluído', 'Concluído', 'Concluído'],
    },
  ])
})
