import type { Column } from '@paco/domain/http/list'
import { processosList } from '@paco/domain/projetos/projeto'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { secretariasList } from '@paco/domain/secretarias/secretaria'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { usuariosList } from '@paco/domain/usuarios/usuario'
import { linkOptions } from '@tanstack/react-router'
import type { Registry } from '../auditoria/registry.ts'
import { PATHS } from './paths.ts'

type Nomes = readonly { id: number; nomesecretaria: string }[]

/** A record's department is stored as a number; people read its name. */
const ofSecretaria = (nomes: Nomes): Column => ({
  key: 'id_secretaria',
  label: 'Secretaria',
  kind: 'text',
  labels: Object.fromEntries(nomes.map(({ id, nomesecretaria }) => [String(id), nomesecretaria])),
})

/** A stage's own fields; its lines stand in the project's history. */
const etapaColumns: readonly Column[] = [
  { key: 'numero', label: 'Etapa', kind: 'integer' },
  { key: 'nome', label: 'Nome da etapa', kind: 'text' },
  { key: 'inicio', label: 'Início', kind: 'day' },
  { key: 'fim', label: 'Fim', kind: 'day' },
  { key: 'prazo', label: 'Prazo (dias)', kind: 'integer' },
  { key: 'situacao', label: 'Situação da etapa', kind: 'text' },
  { key: 'inicio_original', label: 'Início original', kind: 'day' },
  { key: 'fim_original', label: 'Fim original', kind: 'day' },
]

/**
 * Every kind of record the audit trail may name, by its table: title, fields and where it is edited. The lists of the
 * domain describe most fields; what only the form shows is added here. A link leads only where the person may go.
 */
export const entitiesWith = (nomes: Nomes, who: SessionUser | null): Registry => ({
  secretarias: {
    title: 'Secretaria',
    columns: [
      ...secretariasList.columns,
      { key: 'nome_curto', label: 'Nome curto', kind: 'text' },
      { key: 'imagem', label: 'Imagem', kind: 'text' },
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
  projetos: {
    title: 'Projeto',
    columns: [
      ...processosList.columns,
      ofSecretaria(nomes),
      { key: 'descricao', label: 'Descrição', kind: 'text' },
      { key: 'valor_original', label: 'Valor original (R$)', kind: 'money' },
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
})
