import { aditivosList, TIPO_NAMES } from '@paco/domain/aditivos/aditivo'
import { lancamentosBairrosList } from '@paco/domain/bairros/lancamento-bairro'
import { canManageLancamentosBairros } from '@paco/domain/bairros/policy'
import { feriadosList } from '@paco/domain/calendario/feriado'
import { canManageFeriados } from '@paco/domain/calendario/policy'
import { contratosList } from '@paco/domain/contratos/contrato'
import { listOf } from '@paco/domain/convenios/convenio'
import { tableOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { TIPO_LABELS as REGISTRO_LABELS, registroColumns } from '@paco/domain/diario/registro'
import { canManageChecklist } from '@paco/domain/documentos/managers'
import type { Column } from '@paco/domain/http/list'
import { canImport } from '@paco/domain/importacoes/policy'
import { SITUACAO_LABELS as IMPORTACAO_LABELS } from '@paco/domain/importacoes/situacao'
import { LABELS as LANCAMENTO, ORCAMENTO_LABELS, orcamentoList } from '@paco/domain/orcamento/lancamento'
import { opcoesList } from '@paco/domain/orcamento/opcao'
import { canChangeSomeLancamento, canManageOpcoes } from '@paco/domain/orcamento/policy'
import { paralisacoesList } from '@paco/domain/paralisacoes/paralisacao'
import { pcaList } from '@paco/domain/pca/pca'
import { dizerChave } from '@paco/domain/prazos/chave-dita'
import { cumprimentoColumns } from '@paco/domain/prazos/cumprimento'
import { CONGELAMENTO_LABELS } from '@paco/domain/projetos/linha-base'
import { NATUREZA_LABELS } from '@paco/domain/projetos/natureza'
import { LABELS as PROJETO, processosList } from '@paco/domain/projetos/projeto'
import { TIPO_LABELS as TERMO_LABELS } from '@paco/domain/recebimentos/recebimento'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { LABELS as SECRETARIA, secretariasList } from '@paco/domain/secretarias/secretaria'
import { servicosList } from '@paco/domain/servicos/servico'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { usuariosList } from '@paco/domain/usuarios/usuario'
import { TIPOS as TIPOS_VINCULO, TIPO_LABELS as VINCULO_LABELS } from '@paco/domain/vinculos/vinculo'
import { linkOptions } from '@tanstack/react-router'
import type { Registry } from '../auditoria/registry.ts'
import { PATHS } from '../paths.ts'
import { ENTITY_ACTS } from './entity-acts.ts'
import {
  boletimColumns,
  conclusaoColumns,
  contratoColumns,
  coordenadaColumns,
  correcaoColumns,
  correcaoDoContratoColumns,
  dispensaColumns,
  documentoColumns,
  etapaColumns,
  mensagemColumns,
  pagamentoColumns,
  parcelaColumns,
  recebimentoColumns,
  regraChecklistColumns,
  regraMedicaoColumns,
  revisaoColumns,
  versaoColumns,
} from './entity-columns.ts'
import { ofChave, ofContrato, toConvenio } from './entity-links.ts'

type Nomes = readonly { id: number; nomesecretaria: string }[]

/** A record's department is stored as a number; people read its name. */
const ofSecretaria = (nomes: Nomes, key = 'id_secretaria'): Column => ({
  key,
  label: 'Secretaria',
  kind: 'text',
  labels: Object.fromEntries(nomes.map(({ id, nomesecretaria }) => [String(id), nomesecretaria])),
})

/** Agreements, family by family, from their descriptions. */
const conveniosWith = (who: SessionUser | null): Registry =>
  Object.fromEntries(
    FAMILIAS.map((familia) => [
      tableOf(familia),
      {
        title: `Convênio ${familia.label}`,
        columns: listOf(familia).columns,
        link: (id) => toConvenio(familia.key, id, who),
      },
    ]),
  )

/**
 * Every kind of record the audit trail may name, by its table: title, fields and where it is edited. The lists of the
 * domain describe most fields; what only the form shows is added here. A link leads only where the person may go.
 */
const described = (nomes: Nomes, who: SessionUser | null): Registry => ({
  secretarias: {
    title: 'Secretaria',
    columns: [
      ...secretariasList.columns,
      { key: 'nome_curto', label: SECRETARIA.nome_curto, kind: 'text' },
      { key: 'imagem', label: SECRETARIA.imagem, kind: 'text' },
      { key: 'ordem_grafico', label: 'Ordem no gráfico', kind: 'integer' },
    ],
    link: (id) =>
      canManageSecretarias(who) ? linkOptions({ to: PATHS.editSecretaria, params: { id } }) : null,
  },
  usuarios: {
    title: 'Usuário',
    columns: [
      ...usuariosList.columns,
      ofSecretaria(nomes),
      { key: 'senha_trocada_em', label: 'Senha trocada em', kind: 'instant' },
    ],
    link: (id) => (canManageUsuarios(who) ? linkOptions({ to: PATHS.usuario, params: { id } }) : null),
  },
  orcamento: {
    title: 'Lançamento orçamentário',
    nameOf: (_, nome) => `Lançamento orçamentário da ficha ${nome ?? ''}`.trim(),
    columns: [
      ...orcamentoList.columns,
      ofSecretaria(nomes, 'secretaria_id'),
      { key: 'unidade', label: LANCAMENTO.unidade, kind: 'text' },
      { key: 'orcamento', label: LANCAMENTO.orcamento, kind: 'text', labels: ORCAMENTO_LABELS },
    ],
    link: (id) =>
      canChangeSomeLancamento(who) ? linkOptions({ to: PATHS.editOrcamento, params: { id } }) : null,
  },
  opcoes_orcamento: {
    title: 'Opção do orçamento',
    columns: [...opcoesList.columns, ofSecretaria(nomes)],
    link: (id) => (canManageOpcoes(who) ? linkOptions({ to: PATHS.opcao, params: { id } }) : null),
  },
  feriados: {
    title: 'Feriado',
    columns: feriadosList.columns,
    link: (id) => (canManageFeriados(who) ? linkOptions({ to: PATHS.feriado, params: { id } }) : null),
  },
  prazos_cumpridos: {
    title: 'Prazo legal cumprido',
    columns: cumprimentoColumns,
    nameOf: ({ chave }) => `Prazo legal: ${dizerChave(String(chave))}`,
    link: (_, { chave }) => ofChave(String(chave), who),
  },
  pca: {
    title: 'Item do PCA',
    columns: pcaList.columns,
    link: (id) => linkOptions({ to: PATHS.viewPca, params: { id } }),
  },
  lancamentos_bairros: {
    title: 'Lançamento por bairro',
    // On the wire these fields have capitals, in the database they have none.
    columns: lancamentosBairrosList.columns.map((column) => ({ ...column, key: column.key.toLowerCase() })),
    link: (id) =>
      canManageLancamentosBairros(who) ? linkOptions({ to: PATHS.editProjetoBairro, params: { id } }) : null,
  },
  projetos: {
    title: 'Projeto',
    columns: [
      ...processosList.columns,
      ofSecretaria(nomes),
      { key: 'descricao', label: PROJETO.descricao, kind: 'text' },
      { key: 'natureza', label: PROJETO.natureza, kind: 'text', labels: NATUREZA_LABELS },
      { key: 'descricao_publica', label: PROJETO.descricao_publica, kind: 'text' },
      { key: 'endereco', label: PROJETO.endereco, kind: 'text' },
      { key: 'programa', label: PROJETO.programa, kind: 'text' },
      { key: 'fora_do_pca', label: PROJETO.fora_do_pca, kind: 'text' },
      { key: 'valor_original', label: 'Valor original (R$)', kind: 'money' },
      { key: 'arquivado_em', label: 'Arquivado em', kind: 'instant' },
      { key: 'arquivado_por', label: 'Arquivado por (usuário nº)', kind: 'integer' },
      { key: 'arquivado_motivo', label: 'Motivo do arquivamento', kind: 'text' },
      { key: 'base_congelada_em', label: 'Linha de base congelada em', kind: 'instant' },
      {
        key: 'base_congelada_por',
        label: 'Linha de base congelada por',
        kind: 'text',
        labels: CONGELAMENTO_LABELS,
      },
    ],
    link: (id) => linkOptions({ to: PATHS.viewProjeto, params: { id } }),
  },
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
  aditivos: {
    title: 'Aditivo',
    columns: [
      ...aditivosList.columns,
      ofSecretaria(nomes),
      { key: 'id_contrato', label: 'Contrato', kind: 'integer' },
      { key: 'id_orcamento', label: 'Lançamento orçamentário (ficha)', kind: 'integer' },
      { key: 'criado_por', label: 'Pedido por', kind: 'integer' },
      { key: 'decidido_por', label: 'Decidido por', kind: 'integer' },
      { key: 'devolvido_por', label: 'Devolvido por', kind: 'integer' },
      { key: 'devolvido_em', label: 'Devolvido em', kind: 'instant' },
      { key: 'retirado_em', label: 'Retirado em', kind: 'instant' },
    ],
    nameOf: ({ tipo }) => TIPO_NAMES[tipo as keyof typeof TIPO_NAMES] ?? 'Aditivo',
    link: (id) => linkOptions({ to: PATHS.aditivo, params: { id } }),
  },
  aditivo_mensagens: {
    title: 'Mensagem sobre um aditivo',
    columns: mensagemColumns,
    nameOf: ({ aditivo_id }) => `Mensagem sobre o aditivo nº ${String(aditivo_id)}`,
    link: (_, { aditivo_id }) => linkOptions({ to: PATHS.aditivo, params: { id: String(aditivo_id) } }),
  },
  importacoes: {
    title: 'Importação',
    columns: [
      { key: 'titulo', label: 'Lista', kind: 'text' },
      { key: 'arquivo_nome', label: 'Arquivo', kind: 'text' },
      { key: 'situacao', label: 'Situação', kind: 'text', labels: IMPORTACAO_LABELS },
      { key: 'motivo', label: 'Motivo', kind: 'text' },
    ],
    nameOf: ({ titulo }) => `Importação: ${String(titulo)}`,
    link: (id) => (canImport(who) ? linkOptions({ to: PATHS.importacao, params: { id } }) : null),
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
  contratos: {
    title: 'Contrato',
    columns: [...contratosList.columns, ofSecretaria(nomes), ...contratoColumns],
    link: (id) => linkOptions({ to: PATHS.contrato, params: { id } }),
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
  checklist_regras: {
    title: 'Documento da lista',
    columns: regraChecklistColumns,
    nameOf: ({ nome }) => `Documento da lista: ${String(nome)}`,
    link: (id) => (canManageChecklist(who) ? linkOptions({ to: PATHS.regra, params: { id } }) : null),
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
  ...conveniosWith(who),
})

export const entitiesWith = (nomes: Nomes, who: SessionUser | null): Registry =>
  Object.fromEntries(
    Object.entries(described(nomes, who)).map(([table, entity]) => [
      table,
      { ...entity, ...ENTITY_ACTS[table] },
    ]),
  )
