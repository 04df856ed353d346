import { prazosCalls } from '@paco/domain/prazos/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { toast } from '../ui/toast.ts'
import { agendaQuery } from './queries.ts'

/** The person's calendar: its whole address, and the ways to get one and to change it. */
export function useAgenda() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(agendaQuery)
  const renewal = useMutation({
    mutationFn: async () => (await request(prazosCalls.renewAgenda, {})).data.Result[0]?.endereco ?? null,
    onSuccess: (endereco) => queryClient.setQueryData(agendaQuery.queryKey, endereco),
  })
  const renew = (done: string) => renewal.mutate(undefined, { onSuccess: () => toast(done) })
  return {
    endereco: data && `${window.location.origin}${data}`,
    error,
    retry: () => void refetch(),
    problem: renewal.error,
    pending: renewal.isPending,
    create: () => renew('Endereço da agenda criado.'),
    change: async () => {
      const sure = await confirm({
        title: 'Trocar o endereço da agenda?',
        text: 'O endereço atual deixa de funcionar em todos os lugares onde foi usado. Será preciso assinar de novo com o novo.',
        confirmLabel: 'Trocar endereço',
        danger: true,
      })
      if (sure) renew('Endereço da agenda trocado. O antigo não vale mais.')
    },
  }
}
