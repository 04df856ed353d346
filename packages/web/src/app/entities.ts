import { aditivosList } from '@paco/domain/aditivos/aditivo'
import { KINDS } from '@paco/domain/avisos/kinds'
import { bairrosList } from '@paco/domain/bairros/bairro'
import { lancamentosBairrosList } from '@paco/domain/bairros/lancamento-bairro'
import { canManageBairros, canManageLancamentosBairros } from '@paco/domain/bairros/policy'
import { feriadosList } from '@paco/domain/calendario/feriado'
import { marcoColumns } from '@paco/domain/calendario/marco'
import { canManageFeriados } from '@paco/domain/calendario/policy'
import { canManageCidade } from '@paco/domain/cidade/policy'
import { contratosList } from '@paco/domain/contratos/contrato'
import { listOf } from '@paco/domain/convenios/convenio'
import { tableOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { repassesList } from '@paco/domain/convenios/repasse'
import { canManageChecklist } from '@paco/domain/documentos/managers'
import { emendasList } from '@paco/domain/emendas/emenda'
import { canManageGuia } from '@paco/domain/guia/policy'
import type { Column } from '@paco/domain/http/list'
import { canImport } from '@paco/domain/importacoes/policy'
import { SITUACAO_LABELS as IMPORTACAO_LABELS } from '@paco/domain/importacoes/situacao'
import { LABELS as LANCAMENTO, ORCAMENTO_LABELS, orcamentoList } from '@paco/domain/orcamento/lancamento'
import { opcoesList } from '@paco/domain/orcamento/opcao'
import { canChangeSomeLancamento, canManageOpcoes } from '@paco/domain/orcamento/policy'
import { canManagePacotes } from '@paco/domain/pacotes/policy'
import { cumprimentoColumns } from '@paco/domain/prazos/cumprimento'
import { CONGELAMENTO_LABELS } from '@paco/domain/projetos/linha-base'
import { NATUREZA_LABELS } from '@paco/domain/projetos/natureza'
import { LABELS as PROJETO, processosList } from '@paco/domain/projetos/projeto'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { LABELS as SECRETARIA, secretariasList } from '@paco/domain/secretarias/secretaria'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { usuariosList } from '@paco/domain/usuarios/usuario'
import { LABELS as VISAO } from '@paco/domain/visoes/visao'
import { linkOptions } from '@tanstack/react-router'
import type { Places, Registry } from '../auditoria/registry.ts'
import { PATHS } from '../paths.ts'
import {
  cargaColumns,
  contratoColumns,
  enviadoColumns,
  guiaColumns,
  regraChecklistColumns,
} from './entity-columns.ts'
import { cidadeColumns, corteColumns, criterioColumns } from './entity-columns-cidade.ts'
import { pcaColumns, planoColumns, revisaoPcaColumns } from './entity-columns-pca.ts'
import { ofChave, toConvenio } from './entity-links.ts'
import { PARTS } from './entity-parts.ts'

type Nomes = readonly { id: number; nomesecretaria: string }[]

/** A record's department is stored as a number; people read its name. */
const ofSecretaria = (nomes: Nomes, key = 'id_secretaria'): Column => ({
  key,
  label: 'Secretaria',
  kind: 'text',
  labels: Object.fromEntries(nomes.map(({ id, nomesecretaria }) => [String(id), nomesecretaria])),
})

/** Agreements, family by family, from their descriptions. */
const conveniosWith = (who: SessionUser | null): Places =>
  Object.fromEntries(
    FAMILIAS.map((familia) => [
      tableOf(familia),
      {
        columns: listOf(familia).columns,
        link: (id) => toConvenio(familia.key, id, who),
      },
    ]),
  )

/**
 * Every kind of record the audit trail may name, by its table: fields and where it is edited; the domain says what it is called. The lists of the
 * domain describe most fields; what only the form shows is added here. A link leads only where the person may go.
 */
const described = (nomes: Nomes, who: SessionUser | null): Places => ({
  cidade: {
    columns: cidadeColumns,
    link: () => (canManageCidade(who) ? linkOptions({ to: PATHS.configuracoes }) : null),
  },
  criterios: { columns: criterioColumns, link: () => null },
  tribunais: {
    columns: corteColumns,
    link: () => (canManageCidade(who) ? linkOptions({ to: PATHS.configuracoes }) : null),
  },
  cidade_brasao: {
    columns: [{ key: 'impressao', label: 'Impressão digital', kind: 'text' }],
    link: () => (canManageCidade(who) ? linkOptions({ to: PATHS.configuracoes }) : null),
  },
  guia: {
    columns: guiaColumns,
    link: () => (canManageGuia(who) ? linkOptions({ to: PATHS.primeirosPassos }) : null),
  },
  secretarias: {
    columns: [
      ...secretariasList.columns,
      { key: 'nome_curto', label: SECRETARIA.nome_curto, kind: 'text' },
      { key: 'imagem', label: SECRETARIA.imagem, kind: 'text' },
    ],
    link: (id) =>
      canManageSecretarias(who) ? linkOptions({ to: PATHS.editSecretaria, params: { id } }) : null,
  },
  usuarios: {
    columns: [
      ...usuariosList.columns,
      ofSecretaria(nomes),
      { key: 'senha_trocada_em', label: 'Senha trocada em', kind: 'instant' },
    ],
    link: (id) => (canManageUsuarios(who) ? linkOptions({ to: PATHS.usuario, params: { id } }) : null),
  },
  orcamento: {
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
    columns: [...opcoesList.columns, ofSecretaria(nomes)],
    link: (id) => (canManageOpcoes(who) ? linkOptions({ to: PATHS.opcao, params: { id } }) : null),
  },
  feriados: {
    columns: feriadosList.columns,
    link: (id) => (canManageFeriados(who) ? linkOptions({ to: PATHS.feriado, params: { id } }) : null),
  },
  marcos: {
    columns: marcoColumns,
    link: () => linkOptions({ to: PATHS.calendario }),
  },
  visoes: {
    columns: [
      { key: 'lista', label: VISAO.lista, kind: 'text' },
      { key: 'id_usuario', label: VISAO.id_usuario, kind: 'integer' },
      { key: 'compartilhada', label: VISAO.compartilhada, kind: 'boolean' },
      ofSecretaria(nomes),
    ],
    link: () => null,
  },
  prazos_cumpridos: {
    columns: cumprimentoColumns,
    link: (_, { chave }) => ofChave(String(chave), who),
  },
  pca: {
    columns: [...pcaColumns, ofSecretaria(nomes)],
    link: (id) => linkOptions({ to: PATHS.viewPca, params: { id } }),
  },
  pca_planos: {
    columns: planoColumns,
    link: (_, { ano }) =>
      ano === undefined ? null : linkOptions({ to: PATHS.pcaPlano, params: { id: String(ano) } }),
  },
  pca_revisoes: { columns: revisaoPcaColumns, link: () => null },
  bairros: {
    columns: bairrosList.columns,
    link: () => (canManageBairros(who) ? linkOptions({ to: PATHS.bairros }) : null),
  },
  pacotes_cargas: {
    columns: cargaColumns,
    link: () => (canManagePacotes(who) ? linkOptions({ to: PATHS.pacotes }) : null),
  },
  pacotes_enviados: {
    columns: enviadoColumns,
    link: () => (canManagePacotes(who) ? linkOptions({ to: PATHS.pacotes }) : null),
  },
  lancamentos_bairros: {
    // On the wire these fields have capitals, in the database they have none.
    columns: lancamentosBairrosList.columns.map((column) => ({ ...column, key: column.key.toLowerCase() })),
    link: (id) =>
      canManageLancamentosBairros(who) ? linkOptions({ to: PATHS.editProjetoBairro, params: { id } }) : null,
  },
  projetos: {
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
  aditivos: {
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
    link: (id) => linkOptions({ to: PATHS.aditivo, params: { id } }),
  },
  importacoes: {
    columns: [
      { key: 'titulo', label: 'Lista', kind: 'text' },
      { key: 'arquivo_nome', label: 'Arquivo', kind: 'text' },
      { key: 'situacao', label: 'Situação', kind: 'text', labels: IMPORTACAO_LABELS },
      { key: 'motivo', label: 'Motivo', kind: 'text' },
    ],
    link: (id) => (canImport(who) ? linkOptions({ to: PATHS.importacao, params: { id } }) : null),
  },
  contratos: {
    columns: [...contratosList.columns, ofSecretaria(nomes), ...contratoColumns],
    link: (id) => linkOptions({ to: PATHS.contrato, params: { id } }),
  },
  emendas: {
    columns: [...emendasList.columns, ofSecretaria(nomes)],
    link: (id) => linkOptions({ to: PATHS.emenda, params: { id } }),
  },
  checklist_regras: {
    columns: regraChecklistColumns,
    link: (id) => (canManageChecklist(who) ? linkOptions({ to: PATHS.regra, params: { id } }) : null),
  },
  repasses: {
    columns: [
      ...repassesList.columns,
      ...FAMILIAS.map(({ key, label }) => ({
        key: `${key}_id`,
        label: `Convênio ${label}`,
        kind: 'integer' as const,
      })),
    ],
    link: (_, fields) => {
      const familia = FAMILIAS.find(({ key }) => fields[`${key}_id`] != null)
      return familia ? toConvenio(familia.key, String(fields[`${familia.key}_id`]), who) : null
    },
  },
  ...conveniosWith(who),
  ...PARTS,
})

export const entitiesWith = (nomes: Nomes, who: SessionUser | null): Registry =>
  Object.fromEntries(
    Object.entries(described(nomes, who)).map(([table, entity]) => [
      table,
      { ...entity, ...(KINDS[table] ?? { title: table }) },
    ]),
  )
