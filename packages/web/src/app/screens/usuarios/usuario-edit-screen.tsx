import type { Usuario } from '@paco/domain/usuarios/usuario'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../../auditoria/historico-panel.tsx'
import { PATHS } from '../../../paths.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { usuarioQuery } from '../../../usuarios/queries.ts'
import { useSetAtivo } from '../../../usuarios/use-set-ativo.ts'
import { UsuarioEditForm } from '../../../usuarios/usuario-form.tsx'
import { useSession } from '../../session.ts'
import { useEntities } from '../../use-entities.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

function Situacao({ ativo }: Usuario) {
  return <StatusPill tone={ativo ? 'ok' : 'idle'}>{ativo ? 'Ativo' : 'Inativo'}</StatusPill>
}

export function UsuarioEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const back = useReturn(PATHS.usuarios)
  const entities = useEntities()
  const { data: usuario, error, refetch } = useQuery(usuarioQuery(id))
  const setAtivo = useSetAtivo()
  useRecordTitle(usuario?.name, 'Editar')
  return (
    <>
      <PageHeader
        title={usuario?.name ?? 'Usuário'}
        badge={usuario && <Situacao {...usuario} />}
        lead={usuario?.email ?? ''}
        back={<BackLink {...back.link}>{back.title ?? 'Usuários'}</BackLink>}
      >
        {usuario && usuario.id !== who?.id && (
          <Button variant="default" loading={setAtivo.isPending} onClick={() => void setAtivo.ask(usuario)}>
            {usuario.ativo ? 'Desativar' : 'Reativar'}
          </Button>
        )}
      </PageHeader>
      {setAtivo.error && <Problem error={setAtivo.error} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!usuario && !error && <Skeleton lines={6} />}
      {usuario && (
        <>
          <UsuarioEditForm
            // Opening or closing the account made a new version: start from it, with what was typed in the draft.
            key={String(usuario.ativo)}
            usuario={usuario}
            secretarias={secretariaOptions}
            onCancel={back.go}
            onSaved={() => {
              toast('Usuário alterado.')
              back.go()
            }}
          />
          <HistoricoPanel entidade="usuarios" registroId={id} entity={entities.usuarios} />
        </>
      )}
    </>
  )
}
