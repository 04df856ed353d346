import type { Calendario } from '../calendario/dias-uteis.ts'
import type { Day } from '../shared/days.ts'

/** How a deadline came to its end: on which day, where the record says one, and by what. */
export interface Encerramento {
  readonly em: Day | null
  readonly por: string
}

/** By what days are counted, and which one it is. */
export interface Contagem {
  readonly calendario: Calendario
  readonly hoje: Day
}

/** A deadline the law sets, as data: what it is called and rests on, what starts it, what ends it, and on which day it is due. */
export interface RegraLegal<F> {
  /** The last part of its key. */
  readonly chave: string
  readonly label: string
  /** 'art. 94, I, Lei 14.133/2021' */
  readonly base: string
  readonly comeca: string
  readonly termina: string
  /** What is to be done. */
  readonly acao: string
  /** Counted in working days. */
  readonly uteis?: true
  /** Only what the record says ends it: nobody marks it as met. */
  readonly soPeloRegistro?: true
  /** Once the day is over nothing is owed. */
  readonly passa?: true
  /** Comes again every year: the year stands in its key. */
  readonly anual?: true
  /** The days before it at which it is warned of, the farthest first; else it is told as everything is. */
  readonly degraus?: readonly number[]
  /** The days on which it is due; none where it does not apply. */
  readonly vence: (fatos: F, contagem: Contagem) => readonly Day[]
  readonly encerrado: (fatos: F, dia: Day) => Encerramento | null
}

/** The law took effect on it; what was signed before was under another one. */
export const LEI: Day = '2021-04-01'
export const isUnderLei = (day: Day | null): day is Day => day !== null && day >= LEI

/** Where nothing but a mark ends it. */
export const marcado = (): null => null

export const on = (em: Day | null, por: string): Encerramento | null => (em === null ? null : { em, por })
