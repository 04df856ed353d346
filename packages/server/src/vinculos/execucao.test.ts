import type { Situacao } from '@paco/domain/etapas/etapa'
import { execucaoOf } from '@paco/domain/pca/execucao'
import type { Pca } from '@paco/domain/pca/pca'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'

const test = await startTestApp()
const bench = await openBench(test)
const { call, admin, newProjeto } = bench

const item = {
  requisitante: 'Obras',
  objeto: 'Asfalto',
  justificativa: 'Vias',
  prioridade: 'Alta',
  expectativa_consumo_anual: 1,
  valor_preliminar: 1000,
  data_pretendida: '2026-03-01',
}
const newItem = async (): Promise<number> => (await call(admin, 'POST', '/api/addpca', item)).json().id
const read = async (id: number): Promise<Pca> => (await call(admin, 'GET', `/api/pca/${id}`)).json().Result[0]
const link = async (id_projeto: number, id_alvo: number): Promise<number> =>
  (await call(admin, 'POST', '/api/vinculos', { id_projeto, tipo: 'pca', id_alvo })).json().id
const stages = (situacoes: readonly (Situacao | null)[]) =>
  Object.fromEntries(situacoes.map((situacao, index) => [`situacaoetapa${index + 1}`, situacao]))
const edit = (id: number, body: object) => call(admin, 'PUT', `/api/updateprojetocompleto/${id}`, body)

const CASES: readonly (readonly (Situacao | null)[])[][] = [
  [['Em andamento', null, null, null]],
  [['Concluído', 'Concluído', 'Não iniciado', null]],
  [['Concluído', 'Concluído', 'Em andamento', null]],
  [['Concluído', 'Concluído', 'Concluído', 'Em andamento']],
  [['Concluído', 'Concluído', 'Concluído', 'Concluído']],
  [
    ['Concluído', 'Concluído', 'Concluído', 'Concluído'],
    ['Em andamento', null, null, null],
  ],
]

it.each(CASES.map((projetos) => [projetos] as const))(
  'an item whose projects stand at %j stands where the rule says, linked before or after',
  async (projetos) => {
    const [before, after] = [await newItem(), await newItem()]
    for (const situacoes of projetos) {
      const projeto = await newProjeto({ valor: 100 })
      await link(projeto, before)
      expect((await edit(projeto, stages(situacoes))).statusCode).toBe(200)
      await link(projeto, after)
    }
    const execucao = execucaoOf(
      projetos.map((one) => one.map((situacao, index) => ({ numero: index + 1, situacao }))),
      { ...item, ano: 2026, adiado_para: null },
    )
    const stands = { execucao, vinculados: projetos.length, comprometido: 100 * projetos.length }
    expect([await read(before), await read(after)]).toMatchObject([stands, stands])
  },
)

it('what its projects come to follows their values, and those that are archived or no longer linked are not counted', async () => {
  const [id, one, other] = [
    await newItem(),
    await newProjeto({ valor: 100 }),
    await newProjeto({ valor: 30.5 }),
  ]
  const [first] = [await link(one, id), await link(other, id)]
  expect(await read(id)).toMatchObject({ comprometido: 130.5, vinculados: 2, versao: 1 })
  await edit(other, { valor: 50 })
  expect((await read(id)).comprometido).toBe(150)
  await call(admin, 'DELETE', `/api/vinculos/${first}`)
  expect(await read(id)).toMatchObject({ comprometido: 50, vinculados: 1 })
  const { versao } = await bench.readProjeto(other)
  await call(admin, 'POST', `/api/projetos/${other}/arquivar`, { motivo: 'Fim', versao })
  expect(await read(id)).toMatchObject({ comprometido: 0, vinculados: 0, execucao: 'planejado' })
  const { Result: trail } = (await call(admin, 'GET', `/api/historico/pca/${id}`)).json()
  expect(trail).toHaveLength(1)
})
