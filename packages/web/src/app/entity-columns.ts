import { LABELS as CONTRATO } from '@paco/domain/contratos/contrato'
import { REGIMES } from '@paco/domain/contratos/dominios'
import { ATA_LABELS, CATEGORIAS_PROCESSO } from '@paco/domain/contratos/pncp-dominios'
import { LABELS as DECLARACAO } from '@paco/domain/declaracoes/labels'
import { FUNDAMENTO_LABELS } from '@paco/domain/documentos/acesso'
import { LABELS as DOCUMENTO, documentosList } from '@paco/domain/documentos/documento'
import { LABELS as REGRA, regrasList } from '@paco/domain/documentos/regra'
import { LABELS as GUIA } from '@paco/domain/guia/guia'
import type { Column } from '@paco/domain/http/list'
import { LABELS as PONTO } from '@paco/domain/mapa/coordenada'
import { LABELS as BOLETIM, boletinsList } from '@paco/domain/medicoes/boletim'
import { MODO_LABELS } from '@paco/domain/medicoes/modo'
import {
  ARREDONDAMENTO_LABELS,
  LABELS as REVISAO,
  SITUACAO_LABELS as REVISAO_SITUACAO,
} from '@paco/domain/quantitativos/revisao'
import { LABELS as TERMO, TIPO_LABELS as TERMO_TIPO } from '@paco/domain/recebimentos/recebimento'
import { LABELS as REMESSA } from '@paco/domain/remessas/labels'
import { ROLE_LABELS } from '@paco/domain/shared/roles'

/** Fields of records that no list describes, as the audit trail shows them. */

/** What was left for another day, and whether the guide is over. */
export const guiaColumns: readonly Column[] = Object.entries(GUIA).map(([key, label]) => ({
  key,
  label,
  kind: 'boolean',
}))

/** A stage's own fields; its lines stand in the project's history. */
export const etapaColumns: readonly Column[] = [
  { key: 'numero', label: 'Etapa', kind: 'integer' },
  { key: 'nome', label: 'Nome da etapa', kind: 'text' },
  { key: 'inicio', label: 'Início', kind: 'day' },
  { key: 'fim', label: 'Fim', kind: 'day' },
  { key: 'prazo', label: 'Prazo (dias)', kind: 'integer' },
  { key: 'situacao', label: 'Situação da etapa', kind: 'text' },
  { key: 'inicio_original', label: 'Início original', kind: 'day' },
  { key: 'fim_original', label: 'Fim original', kind: 'day' },
  { key: 'inicio_real', label: 'Início real', kind: 'day' },
  { key: 'fim_real', label: 'Fim real', kind: 'day' },
]

/** What a contract has beside its list's columns. */
export const contratoColumns: readonly Column[] = [
  { key: 'numero', label: CONTRATO.numero, kind: 'text' },
  { key: 'ano', label: CONTRATO.ano, kind: 'year' },
  { key: 'regime', label: CONTRATO.regime, kind: 'text', labels: REGIMES as Record<string, string> },
  { key: 'reforma', label: CONTRATO.reforma, kind: 'boolean' },
  { key: 'contratacao_direta', label: CONTRATO.contratacao_direta, kind: 'boolean' },
  { key: 'ordem_inicio', label: CONTRATO.ordem_inicio, kind: 'day' },
  { key: 'prazo_dias', label: CONTRATO.prazo_dias, kind: 'integer' },
  { key: 'vigencia_inicio', label: CONTRATO.vigencia_inicio, kind: 'day' },
  { key: 'vigencia_original', label: 'Vigência original', kind: 'day' },
  { key: 'valor_referencia', label: CONTRATO.valor_referencia, kind: 'money' },
  { key: 'data_base', label: CONTRATO.data_base, kind: 'day' },
  { key: 'indice', label: CONTRATO.indice, kind: 'text' },
  { key: 'fiscal_titular_id', label: 'Fiscal titular', kind: 'integer' },
  { key: 'fiscal_substituto', label: CONTRATO.fiscal_substituto, kind: 'text' },
  { key: 'fiscal_substituto_id', label: 'Fiscal substituto', kind: 'integer' },
  { key: 'gestor', label: CONTRATO.gestor, kind: 'text' },
  { key: 'gestor_id', label: 'Gestor', kind: 'integer' },
  { key: 'cipi', label: CONTRATO.cipi, kind: 'text' },
  { key: 'pncp_compra', label: CONTRATO.pncp_compra, kind: 'text' },
  { key: 'pncp_categoria', label: CONTRATO.pncp_categoria, kind: 'text', labels: CATEGORIAS_PROCESSO },
  { key: 'pncp_ata', label: CONTRATO.pncp_ata, kind: 'text', labels: ATA_LABELS },
  { key: 'numero_parcelas', label: CONTRATO.numero_parcelas, kind: 'integer' },
  { key: 'encerrado_em', label: CONTRATO.encerrado_em, kind: 'day' },
  { key: 'recebido_provisorio_em', label: CONTRATO.recebido_provisorio_em, kind: 'day' },
  { key: 'recebido_definitivo_em', label: CONTRATO.recebido_definitivo_em, kind: 'day' },
]

export const correcaoDoContratoColumns: readonly Column[] = [
  { key: 'campo', label: 'Campo', kind: 'text', labels: CONTRATO },
  { key: 'antes', label: 'Antes', kind: 'text' },
  { key: 'depois', label: 'Corrigido', kind: 'text' },
  { key: 'motivo', label: 'Motivo', kind: 'text' },
  { key: 'feita_por', label: 'Feita por', kind: 'integer' },
  { key: 'feita_em', label: 'Feita em', kind: 'instant' },
]

/** A revision of the bill of quantities; its rows stand in the sheet itself. */
/** Whose it is; its lines carry it, so that they lead to the contract's page. */
const doContrato: Column = { key: 'contrato_id', label: 'Contrato', kind: 'integer' }

export const revisaoColumns: readonly Column[] = [
  doContrato,
  { key: 'revisao', label: 'Revisão', kind: 'integer' },
  { key: 'situacao', label: 'Situação', kind: 'text', labels: REVISAO_SITUACAO },
  { key: 'aditivo_id', label: 'Aditivo (nº)', kind: 'integer' },
  { key: 'vigente_de', label: REVISAO.vigente_de, kind: 'day' },
  { key: 'bdi', label: REVISAO.bdi, kind: 'decimal' },
  { key: 'arredondamento', label: REVISAO.arredondamento, kind: 'text', labels: ARREDONDAMENTO_LABELS },
  { key: 'total', label: 'Total (R$)', kind: 'money' },
  { key: 'aprovada_por', label: 'Aprovada por', kind: 'integer' },
  { key: 'aprovada_em', label: 'Aprovada em', kind: 'instant' },
]

export const recebimentoColumns: readonly Column[] = [
  doContrato,
  { key: 'tipo', label: TERMO.tipo, kind: 'text', labels: TERMO_TIPO },
  { key: 'data', label: TERMO.data, kind: 'day' },
  { key: 'responsaveis', label: TERMO.responsaveis, kind: 'text' },
  { key: 'descricao', label: TERMO.descricao, kind: 'text' },
  { key: 'ressalvas', label: TERMO.ressalvas, kind: 'text' },
  { key: 'corrigir_ate', label: TERMO.corrigir_ate, kind: 'day' },
  { key: 'sanadas_em', label: TERMO.sanadas_em, kind: 'day' },
  { key: 'registrado_por', label: 'Registrado por', kind: 'integer' },
]

/** A point's place and photo; its lines stand in the project's history. */
export const coordenadaColumns: readonly Column[] = [
  { key: 'latitude', label: PONTO.latitude, kind: 'decimal' },
  { key: 'longitude', label: PONTO.longitude, kind: 'decimal' },
  { key: 'imagem', label: PONTO.imagem, kind: 'text' },
]

export const parcelaColumns: readonly Column[] = [
  { key: 'servico_id', label: 'Serviço', kind: 'id' },
  { key: 'mes', label: 'Mês', kind: 'integer' },
  { key: 'valor', label: 'Valor (R$)', kind: 'money' },
]

/** What was corrected of a frozen baseline; its lines stand in the project's history. */
export const correcaoColumns: readonly Column[] = [
  { key: 'etapa', label: 'Etapa', kind: 'integer' },
  { key: 'valor_antes', label: 'Valor antes (R$)', kind: 'money' },
  { key: 'valor_depois', label: 'Valor corrigido (R$)', kind: 'money' },
  { key: 'fim_antes', label: 'Fim antes', kind: 'day' },
  { key: 'fim_depois', label: 'Fim corrigido', kind: 'day' },
  { key: 'motivo', label: 'Motivo', kind: 'text' },
  { key: 'feita_por', label: 'Feita por', kind: 'integer' },
  { key: 'feita_em', label: 'Feita em', kind: 'instant' },
]

/** How a contract is measured, its bulletins and their payments; their lines stand in the contract's history. */
const MODO: Column = { key: 'modo', label: 'Modo de medição', kind: 'text', labels: MODO_LABELS }
const RETENCAO: Column = { key: 'retencao_percentual', label: 'Retenção (%)', kind: 'decimal' }

export const regraMedicaoColumns: readonly Column[] = [
  MODO,
  RETENCAO,
  { key: 'plano', label: 'Previsto até cada mês (R$)', kind: 'text' },
]

export const boletimColumns: readonly Column[] = [
  ...boletinsList.columns,
  { key: 'revisao_id', label: 'Revisão da planilha', kind: 'integer' },
  { key: 'final', label: BOLETIM.final, kind: 'boolean' },
  MODO,
  { key: 'indice_base', label: BOLETIM.indice_base, kind: 'decimal' },
  { key: 'indice_atual', label: BOLETIM.indice_atual, kind: 'decimal' },
  RETENCAO,
  { key: 'deducoes', label: BOLETIM.deducoes, kind: 'text' },
  { key: 'valor_deducoes', label: 'Descontos (R$)', kind: 'money' },
  { key: 'valor_saldo', label: 'Saldo do contrato (R$)', kind: 'money' },
  { key: 'criado_por', label: 'Aberto por', kind: 'integer' },
  { key: 'enviada_em', label: 'Enviada em', kind: 'instant' },
  { key: 'atestada_por', label: 'Atestada por', kind: 'integer' },
  { key: 'atestada_em', label: 'Atestada em', kind: 'instant' },
  { key: 'aprovada_por', label: 'Aprovada por', kind: 'integer' },
  { key: 'aprovada_em', label: 'Aprovada em', kind: 'instant' },
  { key: 'liquidada_por', label: 'Liquidada por', kind: 'integer' },
  { key: 'liquidada_em', label: 'Liquidada em', kind: 'instant' },
  { key: 'nota_fiscal', label: BOLETIM.nota_fiscal, kind: 'text' },
  { key: 'nota_fiscal_em', label: BOLETIM.nota_fiscal_em, kind: 'day' },
  { key: 'motivo_devolucao', label: BOLETIM.motivo_devolucao, kind: 'text' },
  { key: 'devolvida_por', label: 'Devolvida por', kind: 'integer' },
  { key: 'devolvida_em', label: 'Devolvida em', kind: 'instant' },
]

export const pagamentoColumns: readonly Column[] = [
  { key: 'medicao_id', label: 'Boletim nº', kind: 'integer' },
  { key: 'empenho', label: 'Empenho', kind: 'text' },
  { key: 'nota_fiscal', label: BOLETIM.nota_fiscal, kind: 'text' },
  { key: 'data', label: 'Pago em', kind: 'day' },
  { key: 'valor', label: 'Valor pago', kind: 'money' },
  { key: 'registrado_por', label: 'Registrado por', kind: 'integer' },
  { key: 'registrado_em', label: 'Registrado em', kind: 'instant' },
]

/** A question or an answer about an amendment; its lines stand in the project's history. */
export const mensagemColumns: readonly Column[] = [
  { key: 'aditivo_id', label: 'Aditivo (nº)', kind: 'integer' },
  { key: 'texto', label: 'Mensagem', kind: 'text' },
  { key: 'autor_id', label: 'Escrita por (usuário nº)', kind: 'integer' },
  { key: 'papel', label: 'Como', kind: 'text', labels: ROLE_LABELS },
  { key: 'criada_em', label: 'Escrita em', kind: 'instant' },
]

/** Documents and their versions, by whose fingerprints the trail seals every file. */
export const documentoColumns: readonly Column[] = [
  ...documentosList.columns,
  { key: 'registro_id', label: DOCUMENTO.registro_id, kind: 'integer' },
  { key: 'codigo', label: DOCUMENTO.codigo, kind: 'text' },
  { key: 'link', label: DOCUMENTO.link, kind: 'text' },
  { key: 'link_conferido_em', label: DOCUMENTO.link_conferido_em, kind: 'day' },
  { key: 'restrito_base', label: DOCUMENTO.restrito_base, kind: 'text', labels: FUNDAMENTO_LABELS },
  { key: 'restrito_motivo', label: DOCUMENTO.restrito_motivo, kind: 'text' },
  { key: 'restrito_ate', label: DOCUMENTO.restrito_ate, kind: 'day' },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'text',
    labels: { vigente: 'Em vigor', sem_efeito: 'Sem efeito' },
  },
  { key: 'motivo', label: DOCUMENTO.motivo, kind: 'text' },
  { key: 'criado_por', label: 'Guardado por (usuário nº)', kind: 'integer' },
]

export const versaoColumns: readonly Column[] = [
  { key: 'n', label: 'Versão', kind: 'integer' },
  { key: 'publica', label: DOCUMENTO.publica, kind: 'boolean' },
  { key: 'arquivo', label: 'SHA-256 do arquivo', kind: 'text' },
  { key: 'arquivo_nome', label: 'Nome do arquivo', kind: 'text' },
  { key: 'assinaturas', label: 'Assinaturas no PDF', kind: 'text' },
  { key: 'enviado_por', label: 'Enviado por (usuário nº)', kind: 'integer' },
  { key: 'enviado_em', label: 'Enviado em', kind: 'instant' },
]

/** What each stage asks for, and what was said where it was not there. */
export const regraChecklistColumns: readonly Column[] = [
  ...regrasList.columns,
  { key: 'observacao', label: REGRA.observacao, kind: 'text' },
  { key: 'aceita_link', label: REGRA.aceita_link, kind: 'boolean' },
  { key: 'pncp_tipo', label: REGRA.pncp_tipo, kind: 'integer' },
  { key: 'oc4ids', label: REGRA.oc4ids, kind: 'text' },
  { key: 'ordem', label: REGRA.ordem, kind: 'integer' },
]

export const dispensaColumns: readonly Column[] = [
  { key: 'codigo', label: DOCUMENTO.codigo, kind: 'text' },
  { key: 'motivo', label: 'Motivo da dispensa', kind: 'text' },
  { key: 'feita_por', label: 'Feita por (usuário nº)', kind: 'integer' },
  { key: 'feita_em', label: 'Feita em', kind: 'instant' },
]

export const conclusaoColumns: readonly Column[] = [
  { key: 'etapa', label: 'Etapa', kind: 'integer' },
  { key: 'faltavam', label: 'Documentos que faltavam', kind: 'text' },
  { key: 'motivo', label: 'Motivo', kind: 'text' },
  { key: 'feita_por', label: 'Feita por (usuário nº)', kind: 'integer' },
  { key: 'feita_em', label: 'Feita em', kind: 'instant' },
]

/** A declaration of absence, and that it was withdrawn. */
export const declaracaoColumns: readonly Column[] = [
  { key: 'codigo', label: DECLARACAO.codigo, kind: 'text' },
  { key: 'texto', label: DECLARACAO.texto, kind: 'text' },
  { key: 'id_secretaria', label: DECLARACAO.id_secretaria, kind: 'integer' },
  { key: 'feita_em', label: 'Feita em', kind: 'day' },
  { key: 'feita_por', label: 'Feita por (usuário nº)', kind: 'integer' },
  { key: 'criada_em', label: 'Registrada em', kind: 'instant' },
  { key: 'retirada_em', label: 'Retirada em', kind: 'instant' },
  { key: 'retirada_por', label: 'Retirada por (usuário nº)', kind: 'integer' },
]

export const remessaColumns: readonly Column[] = [
  { key: 'tribunal', label: REMESSA.tribunal, kind: 'text' },
  { key: 'inicio', label: REMESSA.inicio, kind: 'day' },
  { key: 'fim', label: REMESSA.fim, kind: 'day' },
  { key: 'linhas', label: REMESSA.linhas, kind: 'integer' },
  { key: 'arquivo_nome', label: 'Nome do arquivo', kind: 'text' },
  { key: 'arquivo', label: 'SHA-256 do arquivo', kind: 'text' },
  { key: 'feita_por', label: 'Gerada por (usuário nº)', kind: 'integer' },
  { key: 'feita_em', label: REMESSA.feita_em, kind: 'instant' },
]

export const cargaColumns: readonly Column[] = [
  { key: 'chave', label: 'Chave', kind: 'text' },
  { key: 'nome', label: 'Pacote', kind: 'text' },
  { key: 'criados', label: 'Criados', kind: 'integer' },
  { key: 'alterados', label: 'Atualizados', kind: 'integer' },
  { key: 'carregada_por', label: 'Carregada por', kind: 'id' },
  { key: 'carregada_em', label: 'Carregada em', kind: 'instant' },
  { key: 'desfeita_por', label: 'Desfeita por', kind: 'id' },
  { key: 'desfeita_em', label: 'Desfeita em', kind: 'instant' },
]

export const enviadoColumns: readonly Column[] = [
  { key: 'chave', label: 'Chave', kind: 'text' },
  { key: 'nome', label: 'Pacote', kind: 'text' },
  { key: 'enviado_por', label: 'Enviado por', kind: 'id' },
  { key: 'enviado_em', label: 'Enviado em', kind: 'instant' },
]
