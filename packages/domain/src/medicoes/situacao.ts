import { MESSAGES } from './messages.ts'

/** Where a bulletin stands, in the order it gets there. */
export const SITUACOES_BOLETIM = [
  'em_elaboracao',
  'enviada',
  'em_conferencia',
  'atestada',
  'aprovada',
  'liquidada',
  'paga',
] as const
export type SituacaoBoletim = (typeof SITUACOES_BOLETIM)[number]

export const SITUACAO_LABELS: Record<SituacaoBoletim, string> = {
  em_elaboracao: 'Em elaboração',
  enviada: 'Enviada',
  em_conferencia: 'Em conferência',
  atestada: 'Atestada',
  aprovada: 'Aprovada',
  liquidada: 'Liquidada',
  paga: 'Paga',
}

const reached = (situacao: SituacaoBoletim, step: SituacaoBoletim) =>
  SITUACOES_BOLETIM.indexOf(situacao) >= SITUACOES_BOLETIM.indexOf(step)

/** From approval on nothing that was measured changes: mistakes are taken back in the next one. Only these are public. */
export const isAprovado = (situacao: SituacaoBoletim): boolean => reached(situacao, 'aprovada')

/** What an approved bulletin still takes, besides its payments; everything else of it is frozen. */
export const APOS_APROVACAO = [
  'situacao',
  'nota_fiscal',
  'nota_fiscal_em',
  'liquidada_em',
  'liquidada_por',
  'versao',
] as const

/** Why what is claimed, or accepted, is not written where a bulletin stands now; null where it is. */
export function refusalOfEscrita(what: 'pleiteado' | 'aceito', situacao: SituacaoBoletim): string | null {
  if (isAprovado(situacao)) return MESSAGES.immutable
  if (what === 'pleiteado') return situacao === 'em_elaboracao' ? null : MESSAGES.notDraft
  return situacao === 'em_conferencia' ? null : MESSAGES.notInCheck
}

/** Who takes a step. */
type Papel = 'secretaria' | 'fiscal' | 'gestor'

interface Passo {
  readonly de: readonly SituacaoBoletim[]
  readonly para: SituacaoBoletim
  readonly papeis: readonly Papel[]
  /** As a button says it. */
  readonly label: string
}

export const PASSOS = {
  enviar: { de: ['em_elaboracao'], para: 'enviada', papeis: ['secretaria', 'fiscal'], label: 'Enviar' },
  conferir: {
    de: ['em_elaboracao', 'enviada'],
    para: 'em_conferencia',
    papeis: ['secretaria', 'fiscal'],
    label: 'Iniciar conferência',
  },
  atestar: { de: ['em_conferencia'], para: 'atestada', papeis: ['fiscal'], label: 'Atestar' },
  aprovar: { de: ['atestada'], para: 'aprovada', papeis: ['gestor'], label: 'Aprovar' },
  liquidar: { de: ['aprovada'], para: 'liquidada', papeis: ['secretaria'], label: 'Liquidar' },
  pagar: { de: ['liquidada'], para: 'paga', papeis: ['secretaria'], label: 'Registrar pagamento' },
  devolver: {
    de: ['enviada', 'em_conferencia', 'atestada'],
    para: 'em_elaboracao',
    papeis: ['fiscal', 'gestor'],
    label: 'Devolver',
  },
} as const satisfies Record<string, Passo>
export type NomePasso = keyof typeof PASSOS

const passoOf = (nome: NomePasso): Passo => PASSOS[nome]

/** Whether a bulletin that stands there takes this step at all. */
export const isPossible = (nome: NomePasso, situacao: SituacaoBoletim): boolean =>
  passoOf(nome).de.includes(situacao)

export const papeisDe = (nome: NomePasso): readonly Papel[] => passoOf(nome).papeis
