import { ETAPAS, type Situacao } from '../etapas/etapa.ts'

/** How a work as a whole stands, as cities write it in one column: what each means for the six stages. */
const REGRAS = {
  concluida: { label: 'Concluída', ate: 6, nota: 'todas as etapas concluídas' },
  em_execucao: { label: 'Em execução', ate: 4, nota: 'etapas 1 a 4 concluídas, a 5 em andamento' },
  paralisada: {
    label: 'Paralisada',
    ate: 4,
    nota: 'etapas 1 a 4 concluídas, a 5 em andamento; registre a paralisação, com data e motivo, na página do projeto',
  },
  contratada: {
    label: 'Contratada',
    ate: 4,
    parada: true,
    nota: 'etapas 1 a 4 concluídas, as outras não iniciadas',
  },
  em_licitacao: { label: 'Em licitação', ate: 2, nota: 'etapas 1 e 2 concluídas, a 3 em andamento' },
  a_licitar: {
    label: 'A licitar',
    ate: 2,
    parada: true,
    nota: 'etapas 1 e 2 concluídas, as outras não iniciadas',
  },
  em_projeto: { label: 'Em projeto', ate: 1, nota: 'etapa 1 concluída, a 2 em andamento' },
  nao_iniciada: { label: 'Não iniciada', ate: 0, parada: true, nota: 'nenhuma etapa iniciada' },
  cancelada: {
    label: 'Cancelada',
    ate: null,
    nota: 'as etapas ficam sem situação; arquive o projeto, com o motivo',
  },
} as const satisfies Record<string, Regra>

interface Regra {
  readonly label: string
  /** Stages up to this one are done; null says nothing of any. */
  readonly ate: number | null
  /** The next one has not begun. */
  readonly parada?: true
  /** The same in words, for whoever checks the sheet. */
  readonly nota: string
}

export type SituacaoDaObra = keyof typeof REGRAS

export const SITUACAO_DA_OBRA_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REGRAS).map(([key, { label }]) => [key, label]),
)

/** Other words for the same, folded. */
export const SINONIMOS_DA_OBRA: Readonly<Record<string, SituacaoDaObra>> = {
  concluido: 'concluida',
  finalizada: 'concluida',
  finalizado: 'concluida',
  entregue: 'concluida',
  inaugurada: 'concluida',
  encerrada: 'concluida',
  executada: 'concluida',
  'obra concluida': 'concluida',
  'em andamento': 'em_execucao',
  andamento: 'em_execucao',
  'em obra': 'em_execucao',
  'em obras': 'em_execucao',
  execucao: 'em_execucao',
  iniciada: 'em_execucao',
  atrasada: 'em_execucao',
  atrasado: 'em_execucao',
  parada: 'paralisada',
  paralisado: 'paralisada',
  suspensa: 'paralisada',
  suspenso: 'paralisada',
  contratado: 'contratada',
  'a iniciar': 'contratada',
  'aguardando inicio': 'contratada',
  'aguardando os': 'contratada',
  'aguardando ordem de servico': 'contratada',
  licitacao: 'em_licitacao',
  licitando: 'em_licitacao',
  'em processo licitatorio': 'em_licitacao',
  'processo licitatorio': 'em_licitacao',
  'a contratar': 'a_licitar',
  'aguardando licitacao': 'a_licitar',
  projeto: 'em_projeto',
  'em elaboracao': 'em_projeto',
  'em elaboracao de projeto': 'em_projeto',
  'elaboracao de projeto': 'em_projeto',
  'nao iniciado': 'nao_iniciada',
  planejada: 'nao_iniciada',
  planejado: 'nao_iniciada',
  prevista: 'nao_iniciada',
  previsto: 'nao_iniciada',
  'em estudo': 'nao_iniciada',
  cancelado: 'cancelada',
}

const regraOf = (obra: string): Regra | undefined =>
  obra in REGRAS ? REGRAS[obra as SituacaoDaObra] : undefined

/** The situation of each stage, 1 to 6, of a work that stands so; none where nothing can be said of them. */
export function etapasDaObra(obra: string): readonly Situacao[] {
  const regra = regraOf(obra)
  if (!regra || regra.ate === null) return []
  const { ate, parada } = regra
  return ETAPAS.map(({ numero }) => {
    if (numero <= ate) return 'Concluído'
    return numero === ate + 1 && !parada ? 'Em andamento' : 'Não iniciado'
  })
}

/** What the preview says of it. */
export const notaDaObra = (obra: string): string | null => {
  const regra = regraOf(obra)
  return regra ? `${regra.label}: ${regra.nota}. Vale para registros novos.` : null
}
