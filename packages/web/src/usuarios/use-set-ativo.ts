import { usuariosCalls } from '@paco/domain/usuarios/contract'
import type { Usuario } from '@paco/domain/usuarios/usuario'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

const question = ({ name, ativo }: Usuario) =>
  ativo
    ? {
        title: `Desativar ${name}?`,
        text: 'A pessoa sai do sistema agora e não consegue mais entrar. O histórico dela continua guardado.',
        confirmLabel: 'Desativar',
        danger: true,
      }
    : {
        title: `Reativar ${name}?`,
        text: 'A pessoa volta a entrar com a senha que já tinha.',
        confirmLabel: 'Reativar',
      }

/** Closes or reopens an account, after asking. */
export const useSetAtivo = () =>
  useAskedWrite({
    send: ({ id, ativo, versao }: Usuario) =>
      request(usuariosCalls.updateUsuario, { params: { id }, body: { ativo: !ativo, versao } }),
    question,
    onDone: (_, { ativo }) => toast(ativo ? 'Usuário desativado.' : 'Usuário reativado.'),
  })
