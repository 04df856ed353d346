import * as z from 'zod/mini'
import { sumMoney, toCents } from '../shared/money.ts'
import { LIMITE, LIMITE_REFORMA } from './constantes.ts'

/** One class of amendments, increases or suppressions, against its ceiling. */
export interface Limite {
  /** The value everything is measured by; null when none was ever set. */
  readonly original: number | null
  readonly aprovado: number
  /** Asked for and not decided yet. */
  readonly pendente: number
  /** The ceiling in percent. */
  readonly permitido: number
  /** The ceiling in reais; null without an original value. */
  readonly teto: number | null
  /** In percent of the original, with two decimals; null without an original value. */
  readonly percentAprovado: number | null
  readonly percentComPendente: number | null
  /** What is approved passes the ceiling, or would with everything asked for. */
  readonly passou: boolean
  readonly passaria: boolean
}

/** Hundreds of trillions of cents times a hundred no longer fit a plain number. */
const cents = (reais: number) => BigInt(toCents(reais))

/** Whether what was amended passes the ceiling, in exact cents: without an original value anything does. */
export const passesLimit = (original: number | null, amended: number, permitido = LIMITE): boolean =>
  cents(amended) * 100n > cents(original ?? 0) * BigInt(permitido)

/** Two decimals, never rounded down to the ceiling when it is passed. */
const percent = (part: bigint, whole: bigint): number | null =>
  whole === 0n ? null : Number((part * 10_000n + whole - 1n) / whole) / 100

const percentOf = (original: number | null, amended: number) => percent(cents(amended), cents(original ?? 0))

/** How much of the ceiling is used, in percent of it. */
export const usoDoLimite = (original: number | null, amended: number, permitido = LIMITE): number | null =>
  percent(cents(amended) * 100n, cents(original ?? 0) * BigInt(permitido))

/** The legal meter of one class, with what is pending beside what is approved. */
export function limiteOf(
  original: number | null,
  aprovado: number,
  pendente: number,
  permitido = LIMITE,
): Limite {
  const both = sumMoney([aprovado, pendente])
  return {
    original,
    aprovado,
    pendente,
    permitido,
    teto: original === null ? null : Number((cents(original) * BigInt(permitido)) / 100n) / 100,
    percentAprovado: percentOf(original, aprovado),
    percentComPendente: percentOf(original, both),
    passou: passesLimit(original, aprovado, permitido),
    passaria: passesLimit(original, both, permitido),
  }
}

/** What a contract, or a project without one, is measured by; on the wire beside every amendment. */
export const medidas = {
  /** The initial value with what was adjusted by index; without a contract, from the value frozen at the first request. */
  limite_base: z.nullable(z.number()),
  acrescimos_aprovados: z.number(),
  acrescimos_pendentes: z.number(),
  supressoes_aprovadas: z.number(),
  supressoes_pendentes: z.number(),
  /** The ceilings, in percent of the base. */
  teto_acrescimos: z.number(),
  teto_supressoes: z.number(),
}

/** The meter of one contract of a project, or of the project where it has none. */
export const medidor = z.object({
  id_contrato: z.nullable(z.number()),
  contrato_nome: z.nullable(z.string()),
  /** Signed and not ended: amendments may still be asked for. */
  aberto: z.boolean(),
  ...medidas,
})
export type Medidor = z.output<typeof medidor>
export type Medidas = Pick<Medidor, keyof typeof medidas>

/** The base of the meter: an adjustment by index raises it and counts in no class. */
export const baseOf = (inicial: number | null, reajustes: number): number | null =>
  inicial === null ? null : sumMoney([inicial, reajustes])

export const tetosOf = (reforma: boolean) => ({
  teto_acrescimos: reforma ? LIMITE_REFORMA : LIMITE,
  teto_supressoes: LIMITE,
})

/** What an amendment adds and takes out. */
export interface Mudanca {
  readonly valor: number | null
  readonly supressao: number | null
}
const NADA: Mudanca = { valor: null, supressao: null }

export interface Medicao {
  readonly acrescimos: Limite
  readonly supressoes: Limite
}

/** Both classes, each against its own ceiling, with a request that is being written; one never pays for the other. */
export function medir(m: Medidas, { valor, supressao }: Mudanca = NADA): Medicao {
  const acrescimos = sumMoney([m.acrescimos_pendentes, valor ?? 0])
  const supressoes = sumMoney([m.supressoes_pendentes, supressao ?? 0])
  return {
    acrescimos: limiteOf(m.limite_base, m.acrescimos_aprovados, acrescimos, m.teto_acrescimos),
    supressoes: limiteOf(m.limite_base, m.supressoes_aprovadas, supressoes, m.teto_supressoes),
  }
}

export type Classe = keyof Medicao

/** What an approval is held against: what is pending is nobody's yet. */
export type MedidasAprovadas = Omit<Medidas, 'acrescimos_pendentes' | 'supressoes_pendentes'>

/** The class whose ceiling an approval would pass, with what was approved before; null where it stays below both. */
export function passaCom(m: MedidasAprovadas, { valor, supressao }: Mudanca): Classe | null {
  const adds = sumMoney([m.acrescimos_aprovados, valor ?? 0])
  if (valor !== null && passesLimit(m.limite_base, adds, m.teto_acrescimos)) return 'acrescimos'
  const takes = sumMoney([m.supressoes_aprovadas, supressao ?? 0])
  return supressao !== null && passesLimit(m.limite_base, takes, m.teto_supressoes) ? 'supressoes' : null
}

/** How much of the ceiling would be used: of the fuller one where it both adds and takes out. */
export function percentDoLimite(m: MedidasAprovadas, { valor, supressao }: Mudanca): number | null {
  const adds = sumMoney([m.acrescimos_aprovados, valor ?? 0])
  const takes = sumMoney([m.supressoes_aprovadas, supressao ?? 0])
  const used = [
    valor === null ? null : usoDoLimite(m.limite_base, adds, m.teto_acrescimos),
    supressao === null ? null : usoDoLimite(m.limite_base, takes, m.teto_supressoes),
  ].filter((each) => each !== null)
  return used.length === 0 ? null : Math.max(...used)
}
