import { expect, it } from 'vitest'
import { openObras } from '../medicoes/medicoes.testing.ts'

const bench = await openObras()
const { call, admin, measured, newObra, newProjeto } = bench

it('the sheet of a work tells what was measured and paid of each item, and of the groups above', async () => {
  const id = await newProjeto({ natureza: 'obra' })
  const contrato = await newObra({ projetos: [id] })
  await newObra({ projetos: [id], situacao: 'Em preparação', assinatura: null })
  await measured(contrato, 0, [{ chave: 11, pleiteada: 2 }], 'paga')
  await measured(contrato, 1, [{ chave: 12, pleiteada: 10 }], 'aprovada')
  await measured(contrato, 2, [{ chave: 31, pleiteada: 10 }], 'enviada')
  const [planilha, ...others] = (await call(null, 'GET', `/api/obras/${id}/planilha`)).json().Result
  expect(others).toEqual([])
  expect(planilha.id_contrato).toBe(contrato)
  const told = planilha.linhas.map(({ codigo, valor, executado, pago }: Record<string, unknown>) => [
    codigo,
    valor,
    executado,
    pago,
  ])
  expect(told.slice(0, 4)).toEqual([
    ['1', 8913.72, 1298.74, 741.24],
    ['1.1', 2223.72, 741.24, 741.24],
    ['1.2', 6690, 557.5, 0],
    ['2', expect.any(Number), 0, 0],
  ])
  expect((await call(admin, 'GET', '/api/obras/999999/planilha')).json().Result).toEqual([])
})
