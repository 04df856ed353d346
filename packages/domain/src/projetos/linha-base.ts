import { ETAPAS, type Etapa, type NumeroEtapa } from '../etapas/etapa.ts'
import { type Day, dayOf, formatDay } from '../shared/days.ts'
import { formatList } from '../shared/formats.ts'
import { formatMoney, fromCents, toCents } from '../shared/money.ts'

/** What froze a project's baseline: from then on value and end dates change by amendment only. */
export const CONGELAMENTOS = ['aditivo', 'etapa4', 'contrato'] as const
export type Congelamento = (typeof CONGELAMENTOS)[number]
export const CONGELAMENTO_LABELS: Record<Congelamento, string> = {
  aditivo: 'aditivo de valor solicitado',
  etapa4: 'etapa 4 concluída',
  contrato: 'contrato assinado',
}

/** The signature of the contract: once it is concluded, what was agreed is agreed. */
const CONTRATO = 4

type Situada = { readonly numero: number; readonly situacao?: Etapa['situacao'] | undefined }

/** Whether stages said so conclude the one that freezes. */
export const concludesContrato = (etapas: readonly Situada[]): boolean =>
  etapas.some(({ numero, situacao }) => numero === CONTRATO && situacao === 'Concluído')

/** One thing of the baseline that an edit would change: the value (no stage), or the end of a stage. */
export type MudancaBase =
  | { readonly etapa: null; readonly antes: number | null; readonly depois: number | null }
  | { readonly etapa: number; readonly antes: Day; readonly depois: Day | null }

interface Base {
  readonly valor: number | null
  readonly etapas: readonly Pick<Etapa, 'numero' | 'fim'>[]
}

/** What an edit says of the baseline; undefined where it says nothing. */
interface BaseDita {
  readonly valor?: number | null | undefined
  readonly etapas: readonly { readonly numero: number; readonly fim?: Day | null | undefined }[]
}

/** A value said for the first time makes the base of the meter, so it is a change; an end date filled in is none. */
export function baseChanges(base: Base, dita: BaseDita): MudancaBase[] {
  const valor: MudancaBase[] =
    dita.valor === undefined || dita.valor === base.valor
      ? []
      : [{ etapa: null, antes: base.valor, depois: dita.valor }]
  const fins = base.etapas.flatMap(({ numero, fim: antes }): MudancaBase[] => {
    const depois = dita.etapas.find((etapa) => etapa.numero === numero)?.fim
    return antes === null || depois === undefined || depois === antes
      ? []
      : [{ etapa: numero, antes, depois }]
  })
  return [...valor, ...fins]
}

/** A project on the wire, as far as its baseline goes. */
export type ComBase = { readonly base_congelada_em: string | null } & {
  readonly [N in NumeroEtapa as `datafimetapa${N}`]: Day | null
}

/** Fields of a project that only an amendment changes: its value, and the ends of stages that have one. */
export function congeladosOf(projeto: ComBase): string[] {
  if (projeto.base_congelada_em === null) return []
  const fins = ETAPAS.map(({ numero }) => `datafimetapa${numero}` as const)
  return ['valor', ...fins.filter((campo) => projeto[campo] !== null)]
}

/** What approved amendments did to a project's value. */
export interface SomasAditivos {
  readonly acrescimos: number
  readonly supressoes: number
  readonly reajustes: number
}

/** The value before amendments that a corrected value tells; undefined where more was approved than it holds. */
export function originalOf(
  valor: number | null,
  { acrescimos, supressoes, reajustes }: SomasAditivos,
): number | null | undefined {
  if (valor === null) return acrescimos > 0 || supressoes > 0 || reajustes > 0 ? undefined : null
  const cents = toCents(valor) - toCents(acrescimos) + toCents(supressoes) - toCents(reajustes)
  return cents < 0 ? undefined : fromCents(cents)
}

const nameOf = ({ etapa }: MudancaBase) => (etapa === null ? 'o valor' : `o fim da etapa ${etapa}`)
const dayText = (day: Day | null) => (day === null ? 'sem data' : formatDay(day))
const moneyText = (valor: number | null) => (valor === null ? 'sem valor' : formatMoney(valor))

/** `valor: de R$ 1.000,00 para R$ 1.200,00`, `fim da etapa 3: de 20/03/2026 para sem data`. */
export const mudancaText = (mudanca: MudancaBase): string =>
  mudanca.etapa === null
    ? `valor: de ${moneyText(mudanca.antes)} para ${moneyText(mudanca.depois)}`
    : `fim da etapa ${mudanca.etapa}: de ${dayText(mudanca.antes)} para ${dayText(mudanca.depois)}`

export interface Congelada {
  readonly em: Date
  readonly por: Congelamento
}

/** Since when and why, in one clause. */
export const frozenText = ({ em, por }: Congelada): string =>
  `congelada desde ${formatDay(dayOf(em))} (${CONGELAMENTO_LABELS[por]})`

/** Why an edit is refused and what to do instead; an administrator may also correct, with a reason. */
export function refusalText(
  congelada: Congelada,
  mudancas: readonly MudancaBase[],
  corrects: boolean,
): string {
  const what = formatList(mudancas.map(nameOf))
  const way = `peça um aditivo em “Solicitar Aditivo”, no painel do projeto`
  const next = corrects
    ? `Para mudar ${what}, ${way}; para corrigir um erro, escreva o motivo da correção.`
    : `Para mudar ${what}, ${way}.`
  return `A linha de base deste projeto está ${frozenText(congelada)}. ${next}`
}
