import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import type { Usuario } from '@paco/domain/usuarios/usuario'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Puts off the second factor of somebody who lost the app and the recovery codes. */
export const useResetFator = () =>
  useAskedWrite({
    send: ({ id }: Usuario) => request(fatorCalls.resetFator, { params: { id } }),
    question: ({ name }) => ({
      title: `Zerar a verificação em duas etapas de ${name}?`,
      text: 'Só para quem perdeu o celular e os códigos de recuperação: confirme antes que é mesmo a pessoa. Ela sai do sistema agora e volta a entrar só com a senha.',
      confirmLabel: 'Zerar a verificação',
      danger: true,
    }),
    onDone: ({ data: { message } }) => toast(message ?? ''),
  })
