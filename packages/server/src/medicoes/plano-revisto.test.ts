import type { PontoCurva } from '@paco/domain/medicoes/curva'
import { CBUQ, revised } from '@paco/domain/quantitativos/exemplo.testing'
import { expect, it } from 'vitest'
import { openObras } from './medicoes.testing.ts'

const { call, obras, pool, newObra, newPlanilha, newProjeto, pedido, ask } = await openObras()

const planoOf = async (contrato: number): Promise<number[]> =>
  (await pool.query('select plano from medicoes_regras where contrato_id = $1', [contrato])).rows[0].plano
const curvaOf = async (contrato: number): Promise<number[]> =>
  (await call(null, 'GET', `/api/contratos/${contrato}/curva`))
    .json()
    .Result[0].pontos.map(({ planejado }: PontoCurva) => planejado)

it('the plan that is kept follows a revision of the sheet, to the cent as the curve draws it', async () => {
  const projeto = await newProjeto()
  const contrato = await newObra({ projetos: [projeto] })
  const thirds = [33.3333, 33.3333, 33.3334]
  await call(obras, 'PUT', `/api/contratos/${contrato}/cronograma`, {
    previstos: [
      ...thirds.map((percentual, index) => ({ chave: 1, mes: index + 2, percentual })),
      ...thirds.map((percentual, index) => ({ chave: 2, mes: 2 * index + 1, percentual })),
      { chave: 3, mes: 4, percentual: 100 },
    ],
  })
  const before = await planoOf(contrato)
  expect(before).toEqual(await curvaOf(contrato))
  const aditivo = await ask(
    pedido(projeto, 'supressao', { supressao: 10, id_orcamento: null, id_contrato: contrato }),
  )
  await newPlanilha(contrato, revised({ [CBUQ]: { quantidade: 200.3333 } }), { revisao: 1, aditivo })
  const after = await planoOf(contrato)
  expect(after).not.toEqual(before)
  expect(after).toEqual(await curvaOf(contrato))
})
