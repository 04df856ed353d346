import { ROLE_LABELS, ROLES, type SessionUser } from '@paco/domain/shared/roles'
import { usuariosCalls } from '@paco/domain/usuarios/contract'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { usuariosList } from '@paco/domain/usuarios/usuario'
import { Plus } from 'lucide-react'
import { PATHS } from '../paths.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { ativoCell, ativoFilter } from '../ui/list-screen/ativo.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { editLink } from './links.ts'
import { useSetAtivo } from './use-set-ativo.ts'

interface UsuariosListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
}

const roleFilter: Filter = {
  key: 'role',
  label: 'Papel',
  control: 'select',
  options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
}

/** Everyone with an account. */
export function UsuariosList({ who, secretarias }: UsuariosListProps) {
  const { ask, error } = useSetAtivo()
  return (
    <ListScreen
      list={usuariosList}
      call={usuariosCalls.listUsuarios}
      exportCall={usuariosCalls.exportUsuarios}
      mayImport={canManageUsuarios(who)}
      lead={({ total }) => `${total} ${total === 1 ? 'pessoa com conta' : 'pessoas com conta'}.`}
      searchPlaceholder="Pesquisar por nome ou e-mail"
      filters={[roleFilter, secretariaFilter(secretarias), ativoFilter('Ativo', 'Inativo')]}
      columns={{ id: { width: '56px' }, ultimo_acesso: { nowrap: true } }}
      cells={{ ativo: ativoCell }}
      rowLink={{ column: 'name', to: ({ id }) => editLink(id) }}
      actions={(row) => [
        { label: 'Editar', link: editLink(row.id) },
        {
          label: row.ativo ? 'Desativar' : 'Reativar',
          tone: row.ativo ? 'danger' : undefined,
          onClick: () => void ask(row),
          allowed: row.id !== who?.id,
          reason: 'Ninguém desativa a própria conta.',
        },
      ]}
      primaryAction={
        <ButtonLink to={PATHS.usuarioNovo} leftSection={<Plus size={16} aria-hidden />}>
          Adicionar usuário
        </ButtonLink>
      }
      emptyFiltered="Nenhum usuário encontrado."
    >
      {error ? <Problem error={error} /> : null}
    </ListScreen>
  )
}
