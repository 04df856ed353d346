import { mapaCalls } from '@paco/domain/mapa/contract'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { MESSAGES } from '@paco/domain/mapa/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Takes a project off the map after asking. */
export const useRemovePonto = (onRemoved: () => void) =>
  useAskedWrite({
    send: ({ id }: Coordenada) => request(mapaCalls.deleteCoordenada, { params: { id } }),
    question: ({ nome_projeto }) => ({
      title: 'Remover do mapa?',
      text: `“${nome_projeto}” passa à lista dos projetos sem localização. O projeto continua como está.`,
      confirmLabel: 'Remover',
      danger: true,
    }),
    onDone: () => {
      toast(MESSAGES.deleted)
      onRemoved()
    },
    quiet: true,
  })
