import { addDays, type Day } from '../shared/days.ts'
import type { Campos } from '../shared/errors.ts'
import { fold } from '../shared/fold.ts'
import { addYears } from '../shared/meses.ts'
import { PRAZOS_USUAIS } from './constantes.ts'
import { MESSAGES } from './messages.ts'
import type { Recebimento, Responsavel, TipoRecebimento } from './recebimento.ts'

/** Until when it is received: after the works were told to be finished, or after the provisional receipt. */
export const prazoDoRecebimento = (tipo: TipoRecebimento, desde: Day, dias = PRAZOS_USUAIS[tipo]): Day =>
  addDays(desde, dias)

/** Until when the contractor answers for the works, from the definitive receipt on (art. 140, § 6º). */
export const responsabilidadeAte = (definitivo: Day): Day => addYears(definitivo, 5)

/** Of a term, what the rules look at. */
export type TermoRecebimento = Pick<
  Recebimento,
  'tipo' | 'data' | 'responsaveis' | 'ressalvas' | 'corrigir_ate' | 'sanadas_em'
>

export interface Recebido {
  readonly assinatura: Day | null
  readonly fiscal_titular_id: number | null
  readonly fiscal_substituto_id: number | null
  readonly fiscal_titular: string | null
  readonly fiscal_substituto: string | null
  /** All who ever attested a measurement of it. */
  readonly atestaram: readonly number[]
}

/** Names are compared as people read them, for those without an account. */
const isSame = (one: Responsavel, other: Responsavel) =>
  one.id_usuario !== null && other.id_usuario !== null
    ? one.id_usuario === other.id_usuario
    : fold(one.nome) === fold(other.nome)

const fiscaisOf = (contrato: Recebido): Responsavel[] =>
  [
    { id_usuario: contrato.fiscal_titular_id, nome: contrato.fiscal_titular ?? '' },
    { id_usuario: contrato.fiscal_substituto_id, nome: contrato.fiscal_substituto ?? '' },
  ].filter(({ id_usuario, nome }) => id_usuario !== null || nome !== '')

const isAmong = (people: readonly Responsavel[], one: Responsavel) =>
  people.some((other) => isSame(one, other))

function problemOfPeople(
  termo: TermoRecebimento,
  contrato: Recebido,
  provisorio: TermoRecebimento | null,
): string | null {
  const { tipo, responsaveis } = termo
  if (responsaveis.length === 0) return MESSAGES.nobody
  if (responsaveis.some((one, index) => isAmong(responsaveis.slice(0, index), one)))
    return MESSAGES.repeatedPerson
  const fiscais = fiscaisOf(contrato)
  if (tipo === 'provisorio')
    return responsaveis.some((one) => isAmong(fiscais, one)) ? null : MESSAGES.notFiscal
  const others = [...fiscais, ...(provisorio?.responsaveis ?? [])]
  const attested = (one: Responsavel) =>
    one.id_usuario !== null && contrato.atestaram.includes(one.id_usuario)
  return responsaveis.some((one) => attested(one) || isAmong(others, one)) ? MESSAGES.samePerson : null
}

function problemOfDay(
  { tipo, data }: TermoRecebimento,
  contrato: Recebido,
  provisorio: TermoRecebimento | null,
  today: Day,
) {
  if (contrato.assinatura === null) return MESSAGES.notSigned
  if (data > today) return MESSAGES.future
  if (data < contrato.assinatura) return MESSAGES.beforeSignature
  if (tipo === 'provisorio') return null
  if (provisorio === null) return MESSAGES.provisionalFirst
  return data < provisorio.data ? MESSAGES.beforeProvisional : null
}

function problemsOfRessalvas(
  { tipo, data, ressalvas, corrigir_ate, sanadas_em }: TermoRecebimento,
  today: Day,
): Campos {
  if (ressalvas === null)
    return {
      ...(corrigir_ate === null ? {} : { corrigir_ate: MESSAGES.deadlineWithout }),
      ...(sanadas_em === null ? {} : { sanadas_em: MESSAGES.curedWithout }),
    }
  if (tipo === 'definitivo') return { ressalvas: MESSAGES.reservationsInFinal }
  if (corrigir_ate === null) return { corrigir_ate: MESSAGES.needsDeadline }
  if (corrigir_ate <= data) return { corrigir_ate: MESSAGES.deadlineBefore }
  return sanadas_em !== null && sanadas_em > today ? { sanadas_em: MESSAGES.future } : {}
}

/** What of a term does not hold, by field; `provisorio` is the contract's other term, where there is one. */
export function problemsOfTermo(
  termo: TermoRecebimento,
  contrato: Recebido,
  provisorio: TermoRecebimento | null,
  today: Day,
): Campos {
  const [people, day] = [
    problemOfPeople(termo, contrato, provisorio),
    problemOfDay(termo, contrato, provisorio, today),
  ]
  const open =
    termo.tipo === 'definitivo' &&
    provisorio !== null &&
    provisorio.ressalvas !== null &&
    provisorio.sanadas_em === null
  return {
    ...problemsOfRessalvas(termo, today),
    ...(people === null ? {} : { responsaveis: people }),
    ...(day === null ? {} : { data: day }),
    ...(open ? { tipo: MESSAGES.openReservations } : {}),
  }
}

/** Each kind once; after the definitive one no term changes any more. */
export const refusalOfTermo = (tipo: TipoRecebimento, existing: readonly TipoRecebimento[]): string | null =>
  existing.includes(tipo) ? MESSAGES.repeated : null

export const refusalOfMudanca = (existing: readonly TipoRecebimento[]): string | null =>
  existing.includes('definitivo') ? MESSAGES.definitiveStays : null
