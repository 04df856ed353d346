import { usuariosCalls } from '@paco/domain/usuarios/contract'
import type { Usuario } from '@paco/domain/usuarios/usuario'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

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
export function useSetAtivo() {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ id, ativo, versao }: Usuario) =>
      request(usuariosCalls.updateUsuario, { params: { id }, body: { ativo: !ativo, versao } }),
    onSuccess: (_, { ativo }) => toast(ativo ? 'Usuário desativado.' : 'Usuário reativado.'),
    onError: (failure) => toast(errorText(failure), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (usuario: Usuario) => {
    if (await confirm(question(usuario))) mutate(usuario)
  }
  return { ask, isPending, error }
}
