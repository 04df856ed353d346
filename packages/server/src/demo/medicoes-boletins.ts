import type { Previsto } from '@paco/domain/medicoes/curva'
import type { Modo } from '@paco/domain/medicoes/modo'
import { aniversarioDe } from '@paco/domain/medicoes/reajuste'
import { isAprovado, type SituacaoBoletim } from '@paco/domain/medicoes/situacao'
import { addDays, type Day } from '@paco/domain/shared/days'
import { fromCents, sumMoney, toCents } from '@paco/domain/shared/money'
import { fromTenThousandths, sumQuantities, toTenThousandths } from '@paco/domain/shared/quantity'
import type { ItemGuardado, LinhaGuardada } from '../medicoes/linhas-queries.ts'
import { itensDe, medir, valoresDe } from '../medicoes/medir.ts'
import { feitoAte, type Periodo, situacaoAte } from './medicoes-plano.ts'
import { ESTORNO, GLOSAS, MEMORIAS } from './medicoes-textos.ts'
import type { LinhaDemo } from './planilha.ts'
import type { Draw } from './random.ts'

/** The sheet from a day on. */
export interface Folha {
  readonly revisao: number
  readonly desde: Day
  readonly linhas: readonly LinhaDemo[]
}

/** What becomes of a contract's bulletins. */
export interface Roteiro {
  readonly modo: Modo
  readonly data_base: Day | null
  /** Where its last one stands. */
  readonly ultima: SituacaoBoletim
  /** Months of the plan built in each month. */
  readonly ritmo: number
  readonly retencao: number
  readonly reajuste: boolean
  /** The last one takes back what was measured too much, after it was paid. */
  readonly estorno: boolean
  readonly encerra: boolean
}

export interface BoletimDemo extends Periodo {
  readonly numero: number
  readonly revisao: number
  readonly situacao: SituacaoBoletim
  readonly final: boolean
  readonly indice_base: number | null
  readonly indice_atual: number | null
  readonly valores: ReturnType<typeof valoresDe>
  readonly itens: readonly ItemGuardado[]
  readonly pagamentos: readonly { readonly data: Day; readonly valor: number }[]
}

const INDICES = { indice_base: 984.12, indice_atual: 1035.27 }
const SEM_INDICES = { indice_base: null, indice_atual: null }

type Medido = Map<number, { quantidade: number; valor: number }>

const isMeasured = (modo: Modo, { tipo, codigo }: LinhaDemo) =>
  modo === 'por_item' ? tipo === 'item' : !codigo.includes('.')

/** How much of a row is built when so much of its stage is: whole pieces, whole percents, or two decimals. */
function builtOf(modo: Modo, { quantidade, unidade }: LinhaDemo, feito: number): number {
  if (modo === 'por_etapa') return Math.floor(feito * 100)
  const all = quantidade ?? 0
  if (feito >= 1) return all
  return unidade === 'un' ? Math.floor(all * feito) : Math.floor(all * feito * 100) / 100
}

const less = (one: number, other: number) =>
  fromTenThousandths(toTenThousandths(one) - toTenThousandths(other))
const worthOf = ({ valor, quantidade }: LinhaDemo, modo: Modo, units: number) =>
  modo === 'por_etapa' ? (valor * units) / 100 : (valor * units) / (quantidade || 1)

interface Dita {
  readonly pleiteada: number
  readonly aceita: number | null
  readonly motivo: string | null
  readonly memoria: string | null
}
const plain = (pleiteada: number): Dita => ({ pleiteada, aceita: null, motivo: null, memoria: null })

/** The rows of one bulletin: what was built since the last, and of the largest of them more claimed than accepted. */
function ditasOf(
  linhas: readonly LinhaDemo[],
  feitos: ReadonlyMap<string, number>,
  medido: Medido,
  { modo, glosa, draw }: { modo: Modo; glosa: boolean; draw: Draw },
): Map<number, Dita> {
  const rows = linhas.flatMap((linha) => {
    if (!isMeasured(modo, linha)) return []
    const before = medido.get(linha.chave)?.quantidade ?? 0
    const units = less(builtOf(modo, linha, feitos.get(linha.codigo.split('.')[0] ?? '') ?? 0), before)
    return units > 0 ? [{ linha, before, units, worth: worthOf(linha, modo, units) }] : []
  })
  const ditas = new Map(rows.map(({ linha, units }) => [linha.chave, plain(units)]))
  const largest = rows.toSorted((one, other) => other.worth - one.worth)[0]
  if (!largest) return ditas
  const { linha, before, units } = largest
  const all = modo === 'por_etapa' ? 100 : (linha.quantidade ?? 0)
  const claimed = Math.min(less(all, before), Math.ceil(units * 1.08 * 100) / 100)
  const wanted = modo === 'por_etapa' || linha.unidade === 'un' ? Math.ceil(claimed) : claimed
  const memoria = modo === 'por_item' && draw.chance(60) ? pickFrom(MEMORIAS, draw) : null
  const over = glosa && wanted > units && wanted <= less(all, before)
  ditas.set(
    linha.chave,
    over
      ? { pleiteada: wanted, aceita: units, motivo: pickFrom(GLOSAS, draw), memoria }
      : { ...plain(units), memoria },
  )
  return ditas
}

const pickFrom = <T>(list: readonly T[], draw: Draw): T => list[draw.whole(0, list.length - 1)] as T

/** Of what was measured most, some is taken back. */
function estornoOf(linhas: readonly LinhaDemo[], medido: Medido): Map<number, Dita> {
  const largest = linhas
    .filter(({ tipo, unidade }) => tipo === 'item' && unidade !== 'un')
    .toSorted((one, other) => (medido.get(other.chave)?.valor ?? 0) - (medido.get(one.chave)?.valor ?? 0))[0]
  if (!largest) return new Map()
  const taken = Math.round((medido.get(largest.chave)?.quantidade ?? 0) * 0.12 * 100) / 100
  return new Map([[largest.chave, { ...plain(-taken), motivo: ESTORNO }]])
}

function pagamentosOf(
  { fim, situacao }: { fim: Day; situacao: SituacaoBoletim },
  liquido: number,
  today: Day,
  draw: Draw,
) {
  const [split, some] = [draw.chance(30), draw.chance(50)]
  if (liquido <= 0 || (situacao !== 'paga' && situacao !== 'liquidada')) return []
  const part = fromCents(Math.floor((toCents(liquido) * 3) / 5))
  const first = { data: addDays(fim, 24), valor: part }
  if (situacao === 'liquidada') return some && first.data <= today ? [first] : []
  return split
    ? [first, { data: addDays(fim, 36), valor: sumMoney([liquido, -part]) }]
    : [{ data: addDays(fim, 29), valor: liquido }]
}

const deducoesOf = (periodo: number) => {
  const labour = fromCents(Math.round((toCents(periodo) * 35) / 100))
  return [
    { nome: 'INSS sobre a mão de obra', base: labour, percentual: 11 },
    { nome: 'ISS', base: labour, percentual: 3 },
  ]
}

/** A contract's bulletins, one after the other, as its people would have measured and paid them by that day. */
export function boletinsDe(
  periodos: readonly Periodo[],
  folhas: readonly Folha[],
  previstos: ReadonlyMap<string, readonly Previsto[]>,
  roteiro: Roteiro,
  today: Day,
  draw: Draw,
): BoletimDemo[] {
  const { modo, data_base, retencao, encerra } = roteiro
  const medido: Medido = new Map()
  return periodos.map((periodo, index): BoletimDemo => {
    const last = index === periodos.length - 1
    const { fim } = periodo
    const situacao = situacaoAte(fim, last ? roteiro.ultima : 'paga', today)
    // One that is not approved yet is measured by the sheet in force.
    const folha =
      folhas.findLast(({ desde }) => desde <= fim || !isAprovado(situacao)) ?? (folhas[0] as Folha)
    const final = last && encerra
    const feitos = new Map(
      [...previstos].map(([codigo, own]) => [codigo, final ? 1 : feitoAte(own, periodo.mes * roteiro.ritmo)]),
    )
    const glosa = draw.chance(40) && isAprovado(situacao) && !final
    const ditas =
      last && roteiro.estorno
        ? estornoOf(folha.linhas, medido)
        : ditasOf(folha.linhas, feitos, medido, { modo, glosa, draw })
    const linhas = folha.linhas.map((linha): LinhaGuardada => {
      const before = medido.get(linha.chave)
      const dita = ditas.get(linha.chave)
      return {
        ...linha,
        anterior_quantidade: before?.quantidade ?? 0,
        anterior_valor: before?.valor ?? 0,
        pleiteada: dita?.pleiteada ?? null,
        aceita: dita?.aceita ?? null,
        motivo: dita?.motivo ?? null,
        memoria: dita?.memoria ?? null,
      }
    })
    const adjusted = roteiro.reajuste && data_base !== null && aniversarioDe(data_base, fim) !== null
    const indices = adjusted ? INDICES : SEM_INDICES
    const termos = { modo, fim, ...indices, retencao_percentual: retencao, deducoes: [] }
    const planilha = { arredondamento: 'arredondar' as const, linhas }
    const plainly = medir(planilha, termos, data_base)
    const deducoes = retencao > 0 ? deducoesOf(plainly.somas.periodo) : []
    const result = retencao > 0 ? medir(planilha, { ...termos, deducoes }, data_base) : plainly
    const itens = itensDe(result)
    for (const { chave, pleiteada, aceita, valor } of itens) {
      const before = medido.get(chave) ?? { quantidade: 0, valor: 0 }
      medido.set(chave, {
        quantidade: sumQuantities([before.quantidade, aceita ?? pleiteada]),
        valor: sumMoney([before.valor, valor]),
      })
    }
    return {
      ...periodo,
      ...indices,
      numero: index + 1,
      revisao: folha.revisao,
      situacao,
      final,
      valores: valoresDe(result),
      itens,
      pagamentos: pagamentosOf({ fim, situacao }, result.contas.liquido, today, draw),
    }
  })
}
