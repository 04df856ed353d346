import { EXECUCAO_LABELS, type Execucao } from '@paco/domain/pca/execucao'
import { SITUACAO_PLANO_LABELS, type SituacaoPlano } from '@paco/domain/pca/plano'
import { SITUACAO_ITEM_LABELS, type SituacaoItem } from '@paco/domain/pca/situacao'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'

const ITEM: Record<SituacaoItem, Tone> = {
  rascunho: 'idle',
  enviado: 'wait',
  devolvido: 'late',
  aprovado: 'ok',
  consolidado: 'idle',
  cancelado: 'idle',
}

/** Where an item stands on its way into the plan. */
export const SituacaoItemPill = ({ situacao }: { situacao: SituacaoItem }) => (
  <StatusPill tone={ITEM[situacao]}>{SITUACAO_ITEM_LABELS[situacao]}</StatusPill>
)

const EXECUCAO: Record<Execucao, Tone> = {
  planejado: 'idle',
  preparacao: 'wait',
  licitacao: 'run',
  contratado: 'ok',
  adiado: 'late',
}

/** How far its projects are. */
export const ExecucaoPill = ({ execucao }: { execucao: Execucao }) => (
  <StatusPill tone={EXECUCAO[execucao]}>{EXECUCAO_LABELS[execucao]}</StatusPill>
)

const PLANO: Record<SituacaoPlano, Tone> = {
  elaboracao: 'idle',
  aprovacao: 'wait',
  aprovado: 'run',
  publicado: 'ok',
  revisao: 'wait',
  encerrado: 'idle',
}

export const SituacaoPlanoPill = ({ situacao }: { situacao: SituacaoPlano }) => (
  <StatusPill tone={PLANO[situacao]}>{SITUACAO_PLANO_LABELS[situacao]}</StatusPill>
)
