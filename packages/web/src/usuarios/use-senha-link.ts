import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { senhaCalls } from '@paco/domain/usuarios/senha-contract'
import type { Usuario } from '@paco/domain/usuarios/usuario'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Makes a link by which a person chooses another password; what was made is shown until it is closed. */
export function useSenhaLink() {
  const [made, setMade] = useState<ConviteFeito | null>(null)
  const { ask, isPending, error } = useAskedWrite({
    send: ({ id }: Usuario) => request(senhaCalls.createLinkSenha, { params: { id } }),
    question: ({ name }) => ({
      title: `Gerar um link de senha para ${name}?`,
      text: 'A senha de agora vale até que a pessoa escolha outra. Um link gerado antes deixa de valer.',
      confirmLabel: 'Gerar o link',
    }),
    onDone: ({ data }) => setMade(data.Result[0] ?? null),
  })
  return { ask, isPending, error, made, close: () => setMade(null) }
}
