import { TIPO_LABELS as REGISTRO_LABELS, registroColumns } from '@paco/domain/diario/registro'
import { paralisacoesList } from '@paco/domain/paralisacoes/paralisacao'
import { TIPO_LABELS as TERMO_LABELS } from '@paco/domain/recebimentos/recebimento'
import { servicosList } from '@paco/domain/servicos/servico'
import { TIPOS as TIPOS_VINCULO, TIPO_LABELS as VINCULO_LABELS } from '@paco/domain/vinculos/vinculo'
import { linkOptions } from '@tanstack/react-router'
import type { Registry } from '../auditoria/registry.ts'
import { PATHS } from '../paths.ts'
import {
  boletimColumns,
  conclusaoColumns,
  conviteColumns,
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
import { ofContrato } from './entity-links.ts'

/** Records that stand in another's history, or lead to the same screen for everybody. */
export const PARTS: Registry = {
  // The trail numbers stages by themselves: the number leads to no screen, and their place in the project names them.
  etapas: {
    title: 'Etapa',
    columns: etapaColumns,
    nameOf: ({ numero }) => `Etapa ${String(numero)}`,
    link: () => null,
  },
  // Services and installments stand in the project's history too.
  servicos: {
    title: 'Serviço',
    columns: servicosList.columns,
    nameOf: ({ descricao }) => `Serviço ${String(descricao)}`,
    link: () => null,
  },
  parcelas: {
    title: 'Parcela',
    columns: parcelaColumns,
    nameOf: ({ mes, servico_id }) => `Parcela do mês ${String(mes)} do serviço ${String(servico_id)}`,
    link: () => null,
  },
  paralisacoes: {
    title: 'Paralisação',
    columns: [
      ...paralisacoesList.columns,
      { key: 'id_contrato', label: 'Contrato', kind: 'integer' },
      { key: 'id_apostila', label: 'Apostila (aditivo nº)', kind: 'integer' },
      { key: 'criado_por', label: 'Lançada por', kind: 'integer' },
      { key: 'criado_em', label: 'Lançada em', kind: 'instant' },
    ],
    nameOf: () => 'Paralisação',
    link: () => null,
  },
  aditivo_mensagens: {
    title: 'Mensagem sobre um aditivo',
    columns: mensagemColumns,
    nameOf: ({ aditivo_id }) => `Mensagem sobre o aditivo nº ${String(aditivo_id)}`,
    link: (_, { aditivo_id }) => linkOptions({ to: PATHS.aditivo, params: { id: String(aditivo_id) } }),
  },
  diario: {
    title: 'Diário de obra',
    columns: registroColumns,
    nameOf: ({ tipo }) => `${REGISTRO_LABELS[tipo as keyof typeof REGISTRO_LABELS] ?? 'Registro'} do diário`,
    link: () => null,
  },
  correcoes: {
    title: 'Correção da linha de base',
    columns: correcaoColumns,
    nameOf: ({ etapa }) =>
      etapa === null ? 'Correção do valor' : `Correção do fim da etapa ${String(etapa)}`,
    link: () => null,
  },
  contratos_projetos: {
    title: 'Projeto do contrato',
    columns: [{ key: 'projeto_id', label: 'Projeto', kind: 'integer' }],
    nameOf: ({ projeto_id }) => `Vínculo com o projeto ${String(projeto_id)}`,
    link: () => null,
  },
  contratos_correcoes: {
    title: 'Correção do contrato',
    columns: correcaoDoContratoColumns,
    nameOf: ({ campo }) => `Correção do contrato: ${String(campo)}`,
    link: () => null,
  },
  quantitativos_revisoes: {
    title: 'Planilha orçamentária',
    columns: revisaoColumns,
    nameOf: ({ revisao }) => `Planilha orçamentária, revisão ${String(revisao)}`,
    link: (_, { contrato_id }) => ofContrato(PATHS.contratoPlanilha, contrato_id),
  },
  recebimentos: {
    title: 'Termo de recebimento',
    columns: recebimentoColumns,
    nameOf: ({ tipo }) =>
      `Termo de recebimento ${(TERMO_LABELS[tipo as keyof typeof TERMO_LABELS] ?? '').toLowerCase()}`.trim(),
    link: (_, { contrato_id }) => ofContrato(PATHS.contratoRecebimento, contrato_id),
  },
  medicoes_regras: {
    title: 'Modo de medição',
    columns: regraMedicaoColumns,
    nameOf: () => 'Modo de medição',
    link: () => null,
  },
  medicoes: {
    title: 'Boletim de medição',
    columns: boletimColumns,
    nameOf: ({ numero }) => `Boletim de medição nº ${String(numero)}`,
    link: (id) => linkOptions({ to: PATHS.medicao, params: { id } }),
  },
  medicoes_pagamentos: {
    title: 'Pagamento',
    columns: pagamentoColumns,
    nameOf: ({ empenho }) => `Pagamento, empenho ${String(empenho)}`,
    link: (_, { medicao_id }) => linkOptions({ to: PATHS.medicao, params: { id: String(medicao_id) } }),
  },
  vinculos: {
    title: 'Vínculo',
    columns: [
      ...TIPOS_VINCULO.map(
        (tipo) => ({ key: `${tipo}_id`, label: VINCULO_LABELS[tipo], kind: 'integer' }) as const,
      ),
      { key: 'valor', label: 'Valor (R$)', kind: 'money' },
    ],
    nameOf: () => 'Vínculo',
    link: () => null,
  },
  coordenadas: {
    title: 'Ponto no mapa',
    columns: coordenadaColumns,
    nameOf: () => 'Ponto no mapa',
    link: () => null,
  },
  documentos: {
    title: 'Documento',
    columns: documentoColumns,
    nameOf: ({ titulo }) => `Documento ${String(titulo)}`,
    link: () => null,
  },
  documento_versoes: {
    title: 'Versão de documento',
    columns: versaoColumns,
    nameOf: ({ n, arquivo_nome }) => `Versão ${String(n)}, ${String(arquivo_nome)}`,
    link: () => null,
  },
  declaracoes: {
    title: 'Declaração de inexistência',
    columns: declaracaoColumns,
    nameOf: ({ texto }, nome) => `Declaração “${String(texto ?? nome)}”`,
    link: () => linkOptions({ to: PATHS.conformidade }),
  },
  remessas: {
    title: 'Remessa',
    columns: remessaColumns,
    nameOf: ({ arquivo_nome }, nome) => `Remessa ${String(arquivo_nome ?? nome)}`,
    link: () => linkOptions({ to: PATHS.obrasTce }),
  },
  convites: {
    title: 'Convite',
    columns: conviteColumns,
    nameOf: () => 'Convite',
    link: () => null,
  },
  checklist_etapas: {
    title: 'Conclusão de etapa',
    columns: [{ key: 'bloqueia', label: 'Impede a conclusão', kind: 'boolean' }],
    nameOf: () => 'Conclusão de etapa sem documentos',
    link: () => null,
  },
  checklist_dispensas: {
    title: 'Dispensa de documento',
    columns: dispensaColumns,
    nameOf: ({ codigo }) => `Dispensa do documento ${String(codigo)}`,
    link: () => null,
  },
  checklist_conclusoes: {
    title: 'Conclusão de etapa sem documentos',
    columns: conclusaoColumns,
    nameOf: ({ etapa }) => `Conclusão da etapa ${String(etapa)} sem documentos`,
    link: () => null,
  },
}
