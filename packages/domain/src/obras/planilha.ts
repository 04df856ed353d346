import { niveisOf } from '../quantitativos/arvore.ts'
import { fromCents, toCents } from '../shared/money.ts'
import type { PlanilhaDaObra } from './obra.ts'

type Linha = PlanilhaDaObra['linhas'][number]

const isBelow = (codigo: string, grupo: readonly number[]) => {
  const niveis = niveisOf(codigo) ?? []
  return niveis.length > grupo.length && grupo.every((nivel, place) => nivel === niveis[place])
}

/** Of a group also what was measured and paid of the rows below it; measured by stage, the stage itself has it. */
export function somarGrupos(linhas: readonly Linha[]): Linha[] {
  return linhas.map((linha) => {
    const grupo = linha.tipo === 'grupo' ? niveisOf(linha.codigo) : null
    if (grupo === null) return linha
    const own = [linha, ...linhas.filter(({ codigo }) => isBelow(codigo, grupo))]
    const sum = (key: 'executado' | 'pago') =>
      fromCents(own.reduce((total, one) => total + toCents(one[key]), 0))
    return { ...linha, executado: sum('executado'), pago: sum('pago') }
  })
}
