import type { TestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'

/** A contract as a form sends it. */
export const ponte = {
  id_secretaria: 12,
  numero: '45',
  ano: 2026,
  processo: '1234/2026',
  objeto: 'Construção da ponte do Ribeirão',
  empresa: 'Construtora Vale Ltda.',
  cnpj: '11.222.333/0001-81',
  regime: 2,
  valor_inicial: 528_987.72,
}

/** Signed, and under way. */
export const signedBody = { situacao: 'Em execução', assinatura: '2026-03-02', prazo_dias: 180 }

/** What the contracts' tests do over and over, beside what the amendments' tests do. */
export async function openContratos(test: TestApp) {
  const bench = await openBench(test)
  let next = 100
  /** A number of its own, so that contracts of several tests do not meet. */
  const newContrato = async (own: object = {}, who: Who = bench.admin): Promise<number> => {
    next += 1
    const made = await bench.call(who, 'POST', '/api/contratos', { ...ponte, numero: String(next), ...own })
    return made.json().id
  }
  const readContrato = async (id: number) =>
    (await bench.call(null, 'GET', `/api/contratos/${id}`)).json().Result[0]
  return { ...bench, newContrato, readContrato }
}
