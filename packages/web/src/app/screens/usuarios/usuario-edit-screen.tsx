import { canInvite } from '@paco/domain/usuarios/policy'
import { Link } from 'lucide-react'
import { PATHS } from '../../../paths.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { ConviteDialog } from '../../../usuarios/convite-dialog.tsx'
import { ConvitePill } from '../../../usuarios/convite-pill.tsx'
import { usuarioQuery } from '../../../usuarios/queries.ts'
import { useConvite } from '../../../usuarios/use-convite.ts'
import { useSetAtivo } from '../../../usuarios/use-set-ativo.ts'
import { UsuarioEditForm } from '../../../usuarios/usuario-form.tsx'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

export function UsuarioEditScreen() {
  const who = useSession()
  const back = useReturn(PATHS.usuarios)
  const edited = useEditedRecord(usuarioQuery)
  const { record } = edited
  const setAtivo = useSetAtivo()
  const convite = useConvite()
  useRecordTitle(record?.name, 'Editar')
  return (
    <EditScreen
      {...edited}
      entidade="usuarios"
      title={record?.name ?? 'Usuário'}
      badge={
        record && (
          <>
            <StatusPill tone={record.ativo ? 'ok' : 'idle'}>{record.ativo ? 'Ativo' : 'Inativo'}</StatusPill>
            {record.convite ? <ConvitePill convite={record.convite} /> : null}
          </>
        )
      }
      lead={record?.email ?? ''}
      back={back}
      backTitle="Usuários"
      actions={
        record &&
        record.id !== who?.id && (
          <>
            {canInvite(record) ? (
              <Button
                variant="default"
                leftSection={<Link size={16} aria-hidden />}
                loading={convite.isPending}
                onClick={() => void convite.ask(record)}
              >
                Gerar convite
              </Button>
            ) : null}
            <Button variant="default" loading={setAtivo.isPending} onClick={() => void setAtivo.ask(record)}>
              {record.ativo ? 'Desativar' : 'Reativar'}
            </Button>
          </>
        )
      }
      problem={
        <>
          {setAtivo.error ? <Problem error={setAtivo.error} /> : null}
          {convite.error ? <Problem error={convite.error} /> : null}
          {convite.made ? <ConviteDialog convite={convite.made} onClose={convite.close} /> : null}
        </>
      }
      lines={6}
      form={(usuario) => (
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
      )}
    />
  )
}
