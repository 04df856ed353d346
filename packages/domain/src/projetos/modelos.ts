import * as z from 'zod/mini'
import { ETAPAS, type NumeroEtapa } from '../etapas/etapa.ts'
import { inicioAfter } from '../etapas/sozinhas.ts'
import { addDays, type Day, parseDay } from '../shared/days.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { NATUREZAS, type Natureza } from './natureza.ts'

/** What a stage is called, where another word fits the kind of project better, and how many days it usually takes. */
type EtapaModelo = readonly [dias: number, nome?: string]
type Modelo = Readonly<Record<NumeroEtapa, EtapaModelo>>

/**
 * How long the stages of a project usually take, by its kind: a suggestion to begin with, and no rule. Those of works are
 * the lengths of the real Gantt, with a year to build.
 */
const MODELOS: Readonly<Record<Natureza, Modelo>> = {
  obra: { 1: [60], 2: [90], 3: [120], 4: [10], 5: [360], 6: [31] },
  servico_engenharia: { 1: [30], 2: [60], 3: [90], 4: [10], 5: [180], 6: [30] },
  compra: {
    1: [20, '1 - Estruturação da demanda'],
    2: [30, '2 - Termo de referência e pesquisa de preços'],
    3: [60],
    4: [10],
    5: [60, '5 - Entrega e recebimento'],
    6: [15],
  },
  servico: {
    1: [30],
    2: [45, '2 - Termo de referência e orçamento'],
    3: [60],
    4: [10],
    5: [360, '5 - Prestação e fiscalização do serviço'],
    6: [30],
  },
  outro: { 1: [30], 2: [30], 3: [60], 4: [10], 5: [120], 6: [30] },
}

export interface EtapaSugerida {
  readonly numero: NumeroEtapa
  readonly nome: string
  /** How long it takes by itself. */
  readonly dias: number
  /** Days since the first stage began, as 'Diferença entre datas' counts them. */
  readonly prazo: number
  /** Null where the calendar ends before. */
  readonly inicio: Day | null
  readonly fim: Day | null
}

/** The six stages of a kind of project that begins on a day, one after the other. */
export function modeloOf(natureza: Natureza, inicio: Day | null): EtapaSugerida[] {
  let next = inicio
  let prazo = 0
  return ETAPAS.map(({ numero, nome: usual }) => {
    const [dias, nome = usual] = MODELOS[natureza][numero]
    const begins = next
    const fim = begins === null ? null : parseDay(addDays(begins, dias))
    next = inicioAfter(fim)
    prazo += dias
    return { numero, nome, dias, prazo, inicio: begins, fim }
  })
}

const NAMES: ReadonlySet<string> = new Set(
  NATUREZAS.flatMap((natureza) => modeloOf(natureza, null).map(({ nome }) => nome)),
)

/** Whether a stage is still called as a form or a template has it: nobody wrote that name. */
export const isUsualName = (nome: string): boolean => NAMES.has(nome.trim())

/** Which template, from when on, and whether it takes the place of what was typed. */
export const usoDeModelo = labelled(
  z.object({
    natureza: z.enum(NATUREZAS, 'Escolha a natureza.'),
    inicio: fields.day,
    substituir: z.boolean(),
  }),
  { natureza: 'Natureza', inicio: 'Início da etapa 1', substituir: 'Substituir o que já está preenchido' },
)
