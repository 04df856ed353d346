import { registroColumns } from '@paco/domain/diario/registro'
import { paralisacoesList } from '@paco/domain/paralisacoes/paralisacao'
import { servicosList } from '@paco/domain/servicos/servico'
import { TIPOS as TIPOS_VINCULO, TIPO_LABELS as VINCULO_LABELS } from '@paco/domain/vinculos/vinculo'
import { linkOptions } from '@tanstack/react-router'
import type { Places } from '../auditoria/registry.ts'
import { PATHS } from '../paths.ts'
import {
  boletimColumns,
  conclusaoColumns,
  coordenadaColumns,
  correcaoColumns,
  correcaoDoContratoColumns,
  declaracaoColumns,
  dispensaColumns,
  documentoColumns,
  etapaColumns,
  mensagemColumns,
  pagamentoColumns,
  parcelaColumns,
  recebimentoColumns,
  regraMedicaoColumns,
  remessaColumns,
  revisaoColumns,
  versaoColumns,
} from './entity-columns.ts'
import {
  acessoRegraColumns,
  conviteColumns,
  fatorColumns,
  identidadeColumns,
} from './entity-columns-people.ts'
import { ofContrato } from './entity-links.ts'

/** Records that stand in another's history, or lead to the same screen for everybody. */
export const PARTS: Places = {
  // The trail numbers stages by themselves: the number leads to no screen, and their place in the project names them.
  etapas: {
    columns: etapaColumns,
    link: () => null,
  },
  // Services and installments stand in the project's history too.
  servicos: {
    columns: servicosList.columns,
    link: () => null,
  },
  parcelas: {
    columns: parcelaColumns,
    link: () => null,
  },
  paralisacoes: {
    columns: [
      ...paralisacoesList.columns,
      { key: 'id_contrato', label: 'Contrato', kind: 'integer' },
      { key: 'id_apostila', label: 'Apostila (aditivo nº)', kind: 'integer' },
      { key: 'criado_por', label: 'Lançada por', kind: 'integer' },
      { key: 'criado_em', label: 'Lançada em', kind: 'instant' },
    ],
    link: () => null,
  },
  aditivo_mensagens: {
    columns: mensagemColumns,
    link: (_, { aditivo_id }) => linkOptions({ to: PATHS.aditivo, params: { id: String(aditivo_id) } }),
  },
  diario: {
    columns: registroColumns,
    link: () => null,
  },
  correcoes: {
    columns: correcaoColumns,
    link: () => null,
  },
  contratos_projetos: {
    columns: [{ key: 'projeto_id', label: 'Projeto', kind: 'integer' }],
    link: () => null,
  },
  contratos_correcoes: {
    columns: correcaoDoContratoColumns,
    link: () => null,
  },
  quantitativos_revisoes: {
    columns: revisaoColumns,
    link: (_, { contrato_id }) => ofContrato(PATHS.contratoPlanilha, contrato_id),
  },
  recebimentos: {
    columns: recebimentoColumns,
    link: (_, { contrato_id }) => ofContrato(PATHS.contratoRecebimento, contrato_id),
  },
  medicoes_regras: {
    columns: regraMedicaoColumns,
    link: () => null,
  },
  medicoes: {
    columns: boletimColumns,
    link: (id) => linkOptions({ to: PATHS.medicao, params: { id } }),
  },
  medicoes_pagamentos: {
    columns: pagamentoColumns,
    link: (_, { medicao_id }) => linkOptions({ to: PATHS.medicao, params: { id: String(medicao_id) } }),
  },
  vinculos: {
    columns: [
      ...TIPOS_VINCULO.map(
        (tipo) => ({ key: `${tipo}_id`, label: VINCULO_LABELS[tipo], kind: 'integer' }) as const,
      ),
      { key: 'valor', label: 'Valor (R$)', kind: 'money' },
    ],
    link: () => null,
  },
  coordenadas: {
    columns: coordenadaColumns,
    link: () => null,
  },
  documentos: {
    columns: documentoColumns,
    link: () => null,
  },
  documento_versoes: {
    columns: versaoColumns,
    link: () => null,
  },
  declaracoes: {
    columns: declaracaoColumns,
    link: () => linkOptions({ to: PATHS.conformidade }),
  },
  remessas: {
    columns: remessaColumns,
    link: () => linkOptions({ to: PATHS.obrasTce }),
  },
  convites: {
    columns: conviteColumns,
    link: () => null,
  },
  segundo_fator: {
    columns: fatorColumns,
    link: () => null,
  },
  acesso_regras: {
    columns: acessoRegraColumns,
    link: () => linkOptions({ to: PATHS.usuarios }),
  },
  senha_links: {
    columns: conviteColumns,
    link: () => null,
  },
  identidades: {
    columns: identidadeColumns,
    link: () => null,
  },
  checklist_etapas: {
    columns: [{ key: 'bloqueia', label: 'Impede a conclusão', kind: 'boolean' }],
    link: () => null,
  },
  checklist_dispensas: {
    columns: dispensaColumns,
    link: () => null,
  },
  checklist_conclusoes: {
    columns: conclusaoColumns,
    link: () => null,
  },
}
