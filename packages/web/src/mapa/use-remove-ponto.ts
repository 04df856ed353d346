import { mapaCalls } from '@paco/domain/mapa/contract'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { MESSAGES } from '@paco/domain/mapa/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

/** Takes a project off the map after asking. */
export function useRemovePonto(onRemoved: () => void) {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: ({ id }: Coordenada) => request(mapaCalls.deleteCoordenada, { params: { id } }),
    onSuccess: () => {
      toast(MESSAGES.deleted)
      onRemoved()
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (ponto: Coordenada) => {
    const yes = await confirm({
      title: 'Remover do mapa?',
      text: `“${ponto.nome_projeto}” passa à lista dos projetos sem localização. O projeto continua como está.`,
      confirmLabel: 'Remover',
      danger: true,
    })
    if (yes) mutate(ponto)
  }
  return { ask, problem: error ? errorText(error) : null }
}
