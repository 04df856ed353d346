import { type Previsto, planoDoCronograma } from '@paco/domain/medicoes/curva'
import { linhasDeMedicao } from '@paco/domain/medicoes/linha'
import { MAX_MES } from '@paco/domain/servicos/servico'
import type { Arredondamento } from '@paco/domain/shared/exact'
import { shareOf } from '@paco/domain/shared/exact'
import { sumMoney, toCents } from '@paco/domain/shared/money'
import {
  formatQuantity,
  fromTenThousandths,
  sumQuantities,
  toTenThousandths,
} from '@paco/domain/shared/quantity'
import type { RevisaoCompleta } from '../../quantitativos/revisoes.ts'

/** A stage of the schedule: a row of the sheet's first level, with what of it falls in each month. */
export interface Etapa {
  readonly chave: number
  readonly codigo: string
  readonly descricao: string
  readonly valor: number
  /** By month, from the first; null where nothing is planned. */
  readonly meses: readonly (number | null)[]
}

const WHOLE = toTenThousandths(100)

/** The stages of the sheet in force, with what is stored of each. */
export function etapasOf(
  { itens, arredondamento }: Pick<RevisaoCompleta, 'itens'> & { arredondamento: Arredondamento },
  previstos: readonly Previsto[],
): readonly Etapa[] {
  const names = new Map(itens.map(({ chave, descricao }) => [chave, descricao]))
  const planned = new Map(previstos.map(({ chave, mes, percentual }) => [`${chave} ${mes}`, percentual]))
  const last = previstos.reduce((most, { mes }) => Math.max(most, mes), 0)
  return linhasDeMedicao(itens, 'por_etapa', arredondamento).map(({ chave, codigo, preco }) => ({
    chave,
    codigo,
    descricao: names.get(chave) ?? '',
    valor: preco,
    meses: Array.from({ length: last }, (_, index) => planned.get(`${chave} ${index + 1}`) ?? null),
  }))
}

/** Months that are shown: those of the term, and all that something is planned for. */
export function mesesDe(prazo_dias: number | null, etapas: readonly Etapa[]): number {
  const planned = Math.max(0, ...etapas.map(({ meses }) => meses.findLastIndex((part) => part !== null) + 1))
  const term = prazo_dias === null ? 1 : Math.ceil(prazo_dias / 30)
  return Math.min(MAX_MES, Math.max(1, term, planned))
}

export const somaOf = ({ meses }: Etapa): number => sumQuantities(meses.map((part) => part ?? 0))

/** Why a stage is not planned whole; null where it is. */
export function problemOfEtapa(etapa: Etapa): string | null {
  const soma = somaOf(etapa)
  if (toTenThousandths(soma) === WHOLE) return null
  return soma === 0
    ? 'Esta etapa está sem previsão: os meses precisam somar 100%.'
    : `Os meses desta etapa somam ${formatQuantity(soma)}%: precisam somar 100%.`
}

const isPlanned = (part: number | null | undefined): part is number => part != null && part > 0

/** A hundred percent in equal parts over a stage's months, from the first with a part to the last, or over all of them. */
export function distribuir(etapa: Etapa, meses: number): Etapa {
  const first = etapa.meses.findIndex(isPlanned)
  const last = etapa.meses.findLastIndex(isPlanned)
  // A single month says where it begins.
  const [from, to] = first === -1 ? [0, meses - 1] : [first, last === first ? meses - 1 : last]
  const count = to - from + 1
  const part = Math.floor(WHOLE / count)
  return {
    ...etapa,
    meses: Array.from({ length: meses }, (_, mes) => {
      if (mes < from || mes > to) return null
      return fromTenThousandths(mes === to ? WHOLE - part * (count - 1) : part)
    }),
  }
}

/** As the call takes it. */
export const previstosOf = (etapas: readonly Etapa[]): Previsto[] =>
  etapas.flatMap(({ chave, meses }) =>
    meses.flatMap((percentual, index) =>
      isPlanned(percentual) ? [{ chave, mes: index + 1, percentual }] : [],
    ),
  )

export interface Mes {
  readonly valor: number
  readonly percentual: number
  readonly acumulado: number
  readonly percentualAcumulado: number
}

/** What each month and all up to it come to, in reais and in percent of the contract. */
export function somasDosMeses(etapas: readonly Etapa[], meses: number): readonly Mes[] {
  const plano = planoDoCronograma(
    new Map(etapas.map(({ chave, valor }) => [chave, valor])),
    previstosOf(etapas),
  )
  const total = sumMoney(etapas.map(({ valor }) => valor))
  const share = (valor: number) => shareOf(toCents(valor), toCents(total), 2) ?? 0
  return Array.from({ length: meses }, (_, index) => {
    const acumulado = plano[index] ?? plano.at(-1) ?? 0
    const valor = sumMoney([acumulado, -(index === 0 ? 0 : (plano[index - 1] ?? plano.at(-1) ?? 0))])
    return { valor, acumulado, percentual: share(valor), percentualAcumulado: share(acumulado) }
  })
}
