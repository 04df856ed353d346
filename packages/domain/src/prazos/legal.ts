import { diasUteisBetween } from '../calendario/dias-uteis.ts'
import { type Day, daysBetween } from '../shared/days.ts'
import type { FatosLegais } from './fatos.ts'
import { HORIZONTE } from './prazo.ts'
import type { Contagem, Encerramento, RegraLegal } from './regra-legal.ts'
import { REGRAS_CONTRATO } from './regras-contrato.ts'
import { REGRAS_MEDICAO } from './regras-medicao.ts'
import { REGRAS_ADITIVO, REGRAS_CONVENIO, REGRAS_OBRA, REGRAS_PARALISACAO } from './regras-registros.ts'

/** One deadline of one record. */
export interface PrazoLegal {
  /** `contrato:12:pncp`, the same for as long as the record is there. */
  readonly chave: string
  readonly regra: Omit<RegraLegal<never>, 'vence' | 'encerrado'>
  readonly dia: Day
  /** Days left; below zero when it has passed. */
  readonly dias: number
  /** The same in working days, where the law counts in them. */
  readonly dias_uteis: number | null
  /** By what the record says, if it does. */
  readonly encerrado: Encerramento | null
}

function evaluate<F extends FatosLegais>(
  regras: readonly RegraLegal<F>[],
  fatos: F,
  contagem: Contagem,
): PrazoLegal[] {
  const { calendario, hoje } = contagem
  return regras.flatMap((regra) =>
    regra.vence(fatos, contagem).map((dia) => ({
      chave: `${fatos.registro}:${fatos.id}:${regra.chave}${regra.anual ? `-${dia.slice(0, 4)}` : ''}`,
      regra,
      dia,
      dias: daysBetween(hoje, dia),
      dias_uteis: regra.uteis ? diasUteisBetween(calendario, hoje, dia) : null,
      encerrado: regra.encerrado(fatos, dia),
    })),
  )
}

/** All that the law has fall due for a record, met or not. */
export function prazosLegais(fatos: FatosLegais, contagem: Contagem): PrazoLegal[] {
  switch (fatos.registro) {
    case 'contrato':
      return evaluate([...REGRAS_CONTRATO, ...REGRAS_MEDICAO], fatos, contagem)
    case 'aditivo':
      return evaluate(REGRAS_ADITIVO, fatos, contagem)
    case 'paralisacao':
      return evaluate(REGRAS_PARALISACAO, fatos, contagem)
    case 'obra':
      return evaluate(REGRAS_OBRA, fatos, contagem)
    default:
      return evaluate(REGRAS_CONVENIO, fatos, contagem)
  }
}

/** Whether it still asks for something: neither ended by its record nor past what passes by itself. */
export const isOpen = ({ regra, dias, encerrado }: PrazoLegal): boolean =>
  encerrado === null && !(regra.passa && dias < 0)

/** Whether it is near enough to be told where everything due is. */
export const isTold = ({ regra, dias }: PrazoLegal): boolean => dias <= (regra.degraus?.[0] ?? HORIZONTE)

/** The step of the ladder it has come to: the nearest not yet below; null before the first and where there is no ladder. */
export const degrauOf = ({ regra, dias }: PrazoLegal): number | null =>
  regra.degraus?.filter((step) => dias <= step).at(-1) ?? null

/** What is due, with the warning it has come to: 'Fim da vigência do contrato (aviso de 30 dias)'. */
export function detalheOf(prazo: PrazoLegal): string {
  const step = degrauOf(prazo)
  return step === null || prazo.dias < 0 ? prazo.regra.label : `${prazo.regra.label} (aviso de ${step} dias)`
}
