import { ROLE_LABELS, ROLES, type SessionUser } from '@paco/domain/shared/roles'
import { usuariosCalls } from '@paco/domain/usuarios/contract'
import { canInvite, canManageUsuarios, canResetFator, canResetSenha } from '@paco/domain/usuarios/policy'
import { CONVITE_LABELS, type Usuario, usuariosList } from '@paco/domain/usuarios/usuario'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PATHS } from '../paths.ts'
import { type SecretariaChoice, secretariaFilter, secretariaOptions } from '../secretarias/choices.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ativoCell, ativoFilter } from '../ui/list-screen/ativo.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { ConvidarForm } from './convidar-form.tsx'
import { ConviteDialog } from './convite-dialog.tsx'
import { ConvitePill } from './convite-pill.tsx'
import { editLink } from './links.ts'
import { SenhaDialog } from './senha-dialog.tsx'
import { useConvite } from './use-convite.ts'
import { useResetFator } from './use-reset-fator.ts'
import { useSenhaLink } from './use-senha-link.ts'
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

const conviteFilter: Filter = {
  key: 'convite',
  label: 'Convite',
  control: 'select',
  options: Object.entries(CONVITE_LABELS).map(([value, label]) => ({ value, label })),
}

const yesNo = (key: string, label: string, yes: string, no: string): Filter => ({
  key,
  label,
  control: 'select',
  options: [
    { value: true, label: yes },
    { value: false, label: no },
  ],
})
const entrouFilter = yesNo('entrou', 'Acesso', 'Já entrou', 'Nunca entrou')
const lotacaoFilter = yesNo('tem_secretaria', 'Lotação', 'Com secretaria', 'Sem secretaria')
const fatorFilter = yesNo('fator', 'Duas etapas', 'Ligada', 'Desligada')

/** When somebody last came in; of those who never did, how their invitation stands; and who is to be invited first. */
const acessoCell = ({ convite, ultimo_acesso, email_confirmado }: Usuario, { text }: { text: string }) => {
  if (convite) return <ConvitePill convite={convite} />
  if (!email_confirmado) return <StatusPill tone="wait">E-mail não confirmado</StatusPill>
  return ultimo_acesso === null ? 'Nunca entrou' : text
}

/** Everyone with an account. */
export function UsuariosList({ who, secretarias }: UsuariosListProps) {
  const { ask, error } = useSetAtivo()
  const convite = useConvite()
  const senha = useSenhaLink()
  const fator = useResetFator()
  const [inviting, setInviting] = useState(false)
  return (
    <ListScreen
      list={usuariosList}
      call={usuariosCalls.listUsuarios}
      exportCall={usuariosCalls.exportUsuarios}
      mayImport={canManageUsuarios(who)}
      lead={({ total }) => `${total} ${total === 1 ? 'pessoa com conta' : 'pessoas com conta'}.`}
      searchPlaceholder="Pesquisar por nome ou e-mail"
      filters={[
        roleFilter,
        secretariaFilter(secretarias),
        ativoFilter('Ativo', 'Inativo'),
        conviteFilter,
        entrouFilter,
        lotacaoFilter,
        fatorFilter,
      ]}
      columns={{
        id: { width: '56px' },
        ultimo_acesso: { nowrap: true },
        convite: { exportOnly: true },
        email_confirmado: { exportOnly: true },
      }}
      cells={{ ativo: ativoCell, ultimo_acesso: acessoCell }}
      rowLink={{ column: 'name', to: ({ id }) => editLink(id) }}
      actions={(row) => [
        { label: 'Editar', link: editLink(row.id) },
        ...(canInvite(row) ? [{ label: 'Gerar convite', onClick: () => void convite.ask(row) }] : []),
        ...(canResetSenha(row) ? [{ label: 'Gerar link de senha', onClick: () => void senha.ask(row) }] : []),
        ...(row.fator
          ? [
              {
                label: 'Zerar a verificação',
                tone: 'danger' as const,
                onClick: () => void fator.ask(row),
                allowed: who !== null && canResetFator(who, row.id),
                reason: 'Desligue a sua própria em Minha conta.',
              },
            ]
          : []),
        {
          label: row.ativo ? 'Desativar' : 'Reativar',
          tone: row.ativo ? 'danger' : undefined,
          onClick: () => void ask(row),
          allowed: row.id !== who?.id,
          reason: 'Ninguém desativa a própria conta.',
        },
      ]}
      primaryAction={
        <>
          <Button variant="default" onClick={() => setInviting(true)}>
            Convidar
          </Button>
          <ButtonLink to={PATHS.usuarioNovo} leftSection={<Plus size={16} aria-hidden />}>
            Adicionar usuário
          </ButtonLink>
        </>
      }
      emptyFiltered="Nenhum usuário encontrado."
    >
      {error ? <Problem error={error} /> : null}
      {convite.error ? <Problem error={convite.error} /> : null}
      {fator.error ? <Problem error={fator.error} /> : null}
      {senha.error ? <Problem error={senha.error} /> : null}
      {senha.made ? <SenhaDialog link={senha.made} onClose={senha.close} /> : null}
      {inviting ? (
        <FormDialog title="Convidar uma pessoa" onClose={() => setInviting(false)}>
          <ConvidarForm
            secretarias={secretariaOptions}
            onMade={(made) => {
              setInviting(false)
              convite.show(made)
            }}
          />
        </FormDialog>
      ) : null}
      {convite.made ? <ConviteDialog convite={convite.made} onClose={convite.close} /> : null}
    </ListScreen>
  )
}
