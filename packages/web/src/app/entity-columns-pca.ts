import type { Column } from '@paco/domain/http/list'
import { LABELS as PCA, pcaList } from '@paco/domain/pca/pca'
import { SITUACAO_PLANO_LABELS } from '@paco/domain/pca/plano'
import { TIPO_REVISAO_LABELS } from '@paco/domain/pca/revisao'

/** A plan of contracts, as the trail tells it. */
export const planoColumns: readonly Column[] = [
  { key: 'ano', label: 'Ano', kind: 'year' },
  { key: 'codigo_unidade', label: 'Código da unidade', kind: 'text' },
  { key: 'nome_unidade', label: 'Nome da unidade', kind: 'text' },
  { key: 'situacao', label: 'Situação', kind: 'text', labels: SITUACAO_PLANO_LABELS },
  { key: 'aprovado_em', label: 'Aprovado em', kind: 'instant' },
  { key: 'aprovado_por', label: 'Aprovado por', kind: 'integer' },
  { key: 'publicado_em', label: 'Publicado em', kind: 'instant' },
  { key: 'enviado_em', label: 'Enviado ao PNCP em', kind: 'day' },
  { key: 'pncp_sequencial', label: 'Sequencial no PNCP', kind: 'integer' },
  { key: 'pncp_numero_controle', label: 'Número de controle no PNCP', kind: 'text' },
]

/** What an item's own columns do not say of it in the trail. */
export const pcaColumns: readonly Column[] = [
  ...pcaList.columns,
  { key: 'motivo', label: 'Motivo da devolução', kind: 'text' },
  { key: 'plano_id', label: 'Plano', kind: 'integer' },
  { key: 'criado_por', label: 'Escrito por', kind: 'integer' },
  { key: 'consolidado_em', label: 'Consolidado no item', kind: 'integer' },
  { key: 'adiado_de', label: 'Adiado do item', kind: 'integer' },
  { key: 'renovacao', label: PCA.renovacao, kind: 'boolean' },
  { key: 'grupo_codigo', label: PCA.grupo_codigo, kind: 'text' },
  { key: 'grupo_nome', label: PCA.grupo_nome, kind: 'text' },
]

export const revisaoPcaColumns: readonly Column[] = [
  { key: 'numero', label: 'Revisão', kind: 'integer' },
  { key: 'tipo', label: 'Tipo', kind: 'text', labels: TIPO_REVISAO_LABELS },
  { key: 'justificativa', label: 'Justificativa', kind: 'text' },
  { key: 'antes', label: 'Antes', kind: 'text' },
  { key: 'depois', label: 'Depois', kind: 'text' },
  { key: 'feita_por', label: 'Feita por', kind: 'integer' },
  { key: 'feita_em', label: 'Feita em', kind: 'instant' },
]
