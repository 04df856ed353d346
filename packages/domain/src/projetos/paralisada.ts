import * as z from 'zod/mini'
import { type Day, daysBetween, formatDay } from '../shared/days.ts'
import { lowerFirst } from '../shared/frases.ts'

/** Why works stop, as the courts of accounts ask for it. */
export const MOTIVOS = [
  'recursos',
  'repasse',
  'abandono',
  'rescisao',
  'projeto',
  'licenca',
  'desapropriacao',
  'judicial',
  'tribunal',
  'chuvas',
  'outro',
] as const
export type Motivo = (typeof MOTIVOS)[number]

export const MOTIVO_LABELS: Readonly<Record<Motivo, string>> = {
  recursos: 'Falta de recursos do município',
  repasse: 'Atraso de repasse',
  abandono: 'Abandono pela empresa',
  rescisao: 'Rescisão do contrato',
  projeto: 'Projeto deficiente',
  licenca: 'Licença ambiental',
  desapropriacao: 'Desapropriação',
  judicial: 'Decisão judicial',
  tribunal: 'Determinação do tribunal de contas',
  chuvas: 'Chuvas ou força maior',
  outro: 'Outro motivo',
}

/** What everyone reads of a project that is stopped; it stands in the project's own record. */
export const paralisada = z.object({
  desde: z.string(),
  motivo: z.enum(MOTIVOS),
  /** The reason in words, where the code does not say all. */
  detalhe: z.nullable(z.string()),
  responsavel: z.string(),
  reinicio_previsto: z.nullable(z.string()),
})
export type Paralisada = z.output<typeof paralisada>

/** The chip beside the computed status. */
export const PARALISADA = 'Paralisada'

/** `Desapropriação: duas casas no traçado`; a reason that is none of the list's is told in its own words. */
export function motivoText({ motivo, detalhe }: Pick<Paralisada, 'motivo' | 'detalhe'>): string {
  if (detalhe === null) return MOTIVO_LABELS[motivo]
  return motivo === 'outro' ? detalhe : `${MOTIVO_LABELS[motivo]}: ${detalhe}`
}

/** `há 47 dias`, `há 1 dia`, `desde hoje`. */
export function haDias(desde: Day, today: Day): string {
  const days = daysBetween(desde, today)
  if (days <= 0) return 'desde hoje'
  return days === 1 ? 'há 1 dia' : `há ${days} dias`
}

/** `Obra paralisada há 47 dias: desapropriação; responsável: Secretaria de Obras; reinício previsto para 12/03/2027.` */
export function paralisadaText(stopped: Paralisada, today: Day): string {
  const { desde, responsavel, reinicio_previsto } = stopped
  const restart =
    reinicio_previsto === null
      ? 'sem reinício previsto'
      : `reinício previsto para ${formatDay(reinicio_previsto)}`
  const parts = [lowerFirst(motivoText(stopped)), `responsável: ${responsavel}`, restart]
  return `Obra paralisada ${haDias(desde, today)}: ${parts.join('; ')}.`
}

/** Works that go on without getting on (Lei 14.719/2023): from the day that stands in the project's record. */
export const isSemEvolucao = (
  { sem_evolucao_em }: { readonly sem_evolucao_em: Day | null },
  today: Day,
): boolean => sem_evolucao_em !== null && sem_evolucao_em <= today

export const SEM_EVOLUCAO = {
  label: 'sem evolução',
  rule: 'Em execução e sem avançar 5% em 120 dias, ou 15% em 365 (Lei 14.719/2023).',
} as const

/** `Sem evolução desde 18/08/2026: em execução e sem avançar 5% em 120 dias, ou 15% em 365 (Lei 14.719/2023).` */
export const semEvolucaoText = (desde: Day): string =>
  `Sem evolução desde ${formatDay(desde)}: ${lowerFirst(SEM_EVOLUCAO.rule)}`
