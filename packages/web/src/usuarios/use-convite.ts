import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { convitesCalls } from '@paco/domain/usuarios/convite-contract'
import type { Usuario } from '@paco/domain/usuarios/usuario'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Makes a person's invitation, after asking where it takes another's place; what was made is shown until it is closed. */
export function useConvite() {
  const [made, setMade] = useState<ConviteFeito | null>(null)
  const { ask, isPending, error } = useAskedWrite({
    send: ({ id }: Usuario) => request(convitesCalls.createConvite, { params: { id } }),
    question: ({ name, convite }) =>
      convite === 'pendente'
        ? {
            title: `Trocar o convite de ${name}?`,
            text: 'O link que a pessoa já recebeu deixa de valer, e ela precisa do novo.',
            confirmLabel: 'Gerar outro convite',
          }
        : null,
    onDone: ({ data }) => setMade(data.Result[0] ?? null),
  })
  return { ask, isPending, error, made, show: setMade, close: () => setMade(null) }
}
