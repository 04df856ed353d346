import { type BoletimMedido, fisicoOf, medirBoletim } from '@paco/domain/medicoes/boletim-medido'
import { type Contas, contasDe, type Deducao } from '@paco/domain/medicoes/contas'
import { type LinhaContratada, linhasDeMedicao } from '@paco/domain/medicoes/linha'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { Modo } from '@paco/domain/medicoes/modo'
import { refusalOfReajuste } from '@paco/domain/medicoes/reajuste'
import { totaisOf } from '@paco/domain/quantitativos/arvore'
import type { Day } from '@paco/domain/shared/days'
import { type Campos, invalid } from '@paco/domain/shared/errors'
import { isMoney, sumMoney } from '@paco/domain/shared/money'
import type { Folha, ItemGuardado, LinhaGuardada } from './linhas-queries.ts'

/** Of a bulletin, what its amounts are made from, beside its rows. */
export interface Termos {
  readonly modo: Modo
  readonly fim: Day
  readonly indice_base: number | null
  readonly indice_atual: number | null
  readonly retencao_percentual: number
  readonly deducoes: readonly Deducao[]
}

export interface Medido extends BoletimMedido {
  /** What is measured, each beside its result and its row of the sheet. */
  readonly contratadas: readonly LinhaContratada[]
  readonly guardadas: readonly LinhaGuardada[]
  readonly contas: Contas
  readonly contratado: number
  /** Why the indices adjust nothing; null where they do, or there are none. */
  readonly semReajuste: string | null
}

const NO_INDICES = { indice_base: null, indice_atual: null }

/** Everything that follows from what is stored, by the rules of the domain; amounts are never taken from anybody. */
export function medir(folha: Folha, termos: Termos, data_base: Day | null): Medido {
  const { linhas, arredondamento: how } = folha
  const contratadas = linhasDeMedicao(linhas, termos.modo, how)
  const byChave = new Map(linhas.map((linha) => [linha.chave, linha]))
  const guardadas = contratadas.flatMap(({ chave }) => byChave.get(chave) ?? [])
  const anteriores = new Map(
    guardadas.map(({ chave, anterior_quantidade, anterior_valor }) => [
      chave,
      { quantidade: anterior_quantidade, valor: anterior_valor },
    ]),
  )
  const apontamentos = new Map(
    guardadas.flatMap(({ chave, pleiteada, aceita }) =>
      pleiteada === null ? [] : [[chave, { pleiteada, aceita }] as const],
    ),
  )
  const medido = medirBoletim(contratadas, anteriores, apontamentos, how)
  const semReajuste = refusalOfReajuste(termos, data_base, termos.fim)
  const indices = semReajuste === null ? termos : NO_INDICES
  const contas = contasDe(medido.somas.periodo, indices, termos.retencao_percentual, termos.deducoes)
  return {
    ...medido,
    contratadas,
    guardadas,
    contas,
    contratado: totaisOf(linhas, how).total,
    semReajuste,
  }
}

const deducoesOf = ({ deducoes }: Contas) => sumMoney(deducoes.map(({ valor }) => valor))

/** What no column could hold. */
function assertHoldable(contas: Contas): void {
  const campos: Campos = {
    ...(isMoney(contas.reajuste) && isMoney(contas.bruto) ? {} : { indice_atual: MESSAGES.tooMuch }),
    ...(isMoney(deducoesOf(contas)) && isMoney(contas.liquido) ? {} : { deducoes: MESSAGES.tooMuch }),
  }
  if (Object.keys(campos).length > 0) throw invalid(campos)
}

/** The amounts under the names of their columns. */
export function valoresDe({ somas, contas, contratado }: Medido) {
  assertHoldable(contas)
  return {
    deducoes: JSON.stringify(contas.deducoes),
    valor_periodo: somas.periodo,
    valor_glosa: somas.glosa,
    valor_reajuste: contas.reajuste,
    valor_retido: contas.retido,
    valor_deducoes: deducoesOf(contas),
    valor_liquido: contas.liquido,
    valor_acumulado: somas.acumulado,
    valor_saldo: somas.saldo,
    fisico: fisicoOf(somas.acumulado, contratado),
  }
}

const saysSomething = ({ pleiteada, aceita, motivo, memoria }: ItemGuardado) =>
  pleiteada !== 0 || aceita !== null || motivo !== null || memoria !== null

/** The rows to store, each with what it is worth; those that say nothing are left out. */
export const itensDe = ({ guardadas, linhas }: Medido): ItemGuardado[] =>
  guardadas
    .map(({ chave, pleiteada, aceita, motivo, memoria }, index) => ({
      chave,
      pleiteada: pleiteada ?? 0,
      aceita,
      valor: linhas[index]?.periodo ?? 0,
      motivo,
      memoria,
    }))
    .filter(saysSomething)
