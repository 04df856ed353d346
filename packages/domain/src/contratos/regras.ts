import { addDays, type Day, formatDay } from '../shared/days.ts'
import type { Campos } from '../shared/errors.ts'
import { formatMoney } from '../shared/money.ts'
import { LABELS } from './contrato.ts'
import { isEncerrado, PREPARACAO, REGIMES, type SituacaoContrato } from './dominios.ts'
import { MESSAGES } from './messages.ts'

/** What the rules look at. */
export interface Termos {
  readonly situacao: SituacaoContrato
  readonly assinatura: Day | null
  readonly ordem_inicio: Day | null
  readonly prazo_dias: number | null
  readonly vigencia_fim: Day | null
  readonly encerrado_em: Day | null
  readonly recebido_provisorio_em: Day | null
  readonly recebido_definitivo_em: Day | null
  readonly medido_antes: number | null
  readonly pago_antes: number | null
  readonly antes_ate: Day | null
  readonly antes_motivo: string | null
}

/** The end of the term where nobody typed one: the days of the contract after its start, or its signature. */
export function vigenciaOf({ vigencia_fim, ordem_inicio, assinatura, prazo_dias }: Termos): Day | null {
  const start = ordem_inicio ?? assinatura
  if (vigencia_fim !== null || start === null || prazo_dias === null) return vigencia_fim
  return addDays(start, prazo_dias)
}

/** How a contract came to its end: by its term, or by what was said of it. */
export interface Termino {
  readonly por: 'vigencia' | SituacaoContrato
  readonly em: Day
}

/** Since when a contract is over; null while it runs. Its last day is still of its term. */
export function terminoOf(
  { situacao, vigencia_fim, encerrado_em }: Pick<Termos, 'situacao' | 'vigencia_fim' | 'encerrado_em'>,
  today: Day,
): Termino | null {
  if (encerrado_em !== null) return { por: situacao, em: encerrado_em }
  return vigencia_fim !== null && vigencia_fim < today ? { por: 'vigencia', em: vigencia_fim } : null
}

/** What was measured and paid before the system was used is told up to a day, and from where it is known. */
function problemsOfAntes({ medido_antes, pago_antes, antes_ate, antes_motivo }: Termos): Campos {
  const told = medido_antes !== null || pago_antes !== null
  if (!told)
    return antes_ate === null && antes_motivo === null ? {} : { medido_antes: MESSAGES.antesSemValor }
  return {
    ...(antes_ate === null ? { antes_ate: MESSAGES.antesDoInicio } : {}),
    ...(antes_motivo === null ? { antes_motivo: MESSAGES.antesDeOnde } : {}),
  }
}

const isBefore = (day: Day | null, other: Day | null) => day !== null && other !== null && day < other

/** What does not hold together, by field. */
export function problemsOfTermos(termos: Termos, today: Day): Campos {
  const { situacao, assinatura, encerrado_em, recebido_provisorio_em, recebido_definitivo_em } = termos
  const signed = assinatura !== null
  const done = {
    assinatura,
    encerrado_em,
    recebido_provisorio_em,
    recebido_definitivo_em,
    antes_ate: termos.antes_ate,
  }
  const after = [
    'ordem_inicio',
    'vigencia_fim',
    'encerrado_em',
    'recebido_provisorio_em',
    'antes_ate',
  ] as const
  return {
    ...problemsOfAntes(termos),
    ...(situacao === PREPARACAO && signed ? { situacao: MESSAGES.signed } : {}),
    ...(situacao !== PREPARACAO && !signed ? { assinatura: MESSAGES.notSigned } : {}),
    ...(isEncerrado(situacao) && encerrado_em === null ? { encerrado_em: MESSAGES.notEnded } : {}),
    ...(!isEncerrado(situacao) && encerrado_em !== null ? { encerrado_em: MESSAGES.ended } : {}),
    ...Object.fromEntries(
      after
        .filter((name) => isBefore(termos[name], assinatura))
        .map((name) => [name, MESSAGES.beforeSignature]),
    ),
    ...(recebido_definitivo_em !== null &&
    (recebido_provisorio_em === null || recebido_definitivo_em < recebido_provisorio_em)
      ? { recebido_definitivo_em: MESSAGES.beforeProvisional }
      : {}),
    ...Object.fromEntries(
      Object.entries(done)
        .filter(([, day]) => isBefore(today, day))
        .map(([name]) => [name, MESSAGES.future]),
    ),
  }
}

/** What was agreed by signing: the meter, the term and what is measured by hang on it. */
export const CONGELADOS = [
  'id_secretaria',
  'regime',
  'reforma',
  'contratacao_direta',
  'assinatura',
  'prazo_dias',
  'vigencia_inicio',
  'vigencia_fim',
  'valor_inicial',
  'valor_referencia',
  'data_base',
  'indice',
  'medido_antes',
  'pago_antes',
  'antes_ate',
  'antes_motivo',
] as const
type Congelado = (typeof CONGELADOS)[number]

export type Assinado = Readonly<Record<Congelado, string | number | boolean | null>> & {
  readonly situacao: SituacaoContrato
  readonly projetos: readonly number[]
}

/** One thing an edit would change of what was signed, in words. */
export interface MudancaContrato {
  readonly campo: string
  readonly antes: string | null
  readonly depois: string | null
}

function textOf(campo: string, value: string | number | boolean | null): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (campo === 'regime') return REGIMES[Number(value)] ?? String(value)
  if (typeof value === 'number' && /^valor_|_antes$/.test(campo)) return formatMoney(Number(value))
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : String(value)
}

/**
 * What an edit changes of a signed contract. What was left empty was signed empty: filling it in is a
 * correction too. Projects may be added while nothing was amended (that is asked where they are linked), and are never taken away; an ended contract does not begin again.
 */
export function mudancasDoAssinado(before: Assinado, after: Assinado): MudancaContrato[] {
  if (before.assinatura === null) return []
  // What was measured and paid before says itself where it comes from.
  const told = (campo: Congelado) =>
    before[campo] !== after[campo] && (before[campo] !== null || !/_antes$|^antes_/.test(campo))
  const fields = CONGELADOS.filter(told).map((campo) => ({
    campo,
    antes: textOf(campo, before[campo]),
    depois: textOf(campo, after[campo]),
  }))
  const gone = before.projetos
    .filter((id) => !after.projetos.includes(id))
    .map((id) => ({ campo: 'projetos', antes: `Projeto ${id}`, depois: null }))
  const reopened =
    isEncerrado(before.situacao) && before.situacao !== after.situacao
      ? [{ campo: 'situacao', antes: before.situacao, depois: after.situacao }]
      : []
  return [...fields, ...gone, ...reopened]
}

const nameOf = (campo: string) => LABELS[campo as keyof typeof LABELS].toLowerCase()

/** Why an edit is refused and what to do instead; an administrator may also correct, with a reason. */
export function signedText(mudancas: readonly MudancaContrato[], corrects: boolean): string {
  const what = [...new Set(mudancas.map(({ campo }) => nameOf(campo)))].join(', ')
  const next = corrects
    ? 'Peça um aditivo ou uma apostila; para corrigir um erro, escreva o motivo da correção.'
    : 'Peça um aditivo ou uma apostila, ou a um administrador que corrija.'
  return `O contrato está assinado e isto não se edita mais: ${what}. ${next}`
}

/** Why a signed contract is not joined to a project whose value is being amended: it would move the base of the limit. */
export const amendedText = (corrects: boolean): string =>
  `Um dos projetos já tem aditivo de valor: um contrato assinado mudaria a base do limite legal. ${
    corrects
      ? 'Para ligá-los, escreva o motivo da correção.'
      : 'Só um administrador os liga, com o motivo por escrito.'
  }`
