import type { Convenio } from '@paco/domain/convenios/convenio'
import type { Familia } from '@paco/domain/convenios/familia'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { withReason } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { partsOf } from './queries.ts'

/** The server said no, or could not be asked. */
const wordsFor = (error: unknown) =>
  error instanceof PacoError ? MESSAGES.deleteRefused : MESSAGES.deleteFailed

/** Deletes an agreement after asking. */
export function useDeleteConvenio(familia: Familia) {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: ({ id }: Convenio) => request(partsOf(familia).calls.delete, { params: { id } }),
    onSuccess: () => toast(MESSAGES.deleted),
    onError: (failure) => toast(wordsFor(failure), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (convenio: Convenio) => {
    const name = convenio[familia.titulo] ?? `Convênio nº ${convenio.id}`
    const yes = await confirm({
      title: MESSAGES.confirmDelete,
      text: `“${name}” sai da lista ${familia.label}. O histórico continua guardado.`,
      confirmLabel: 'Deletar',
      danger: true,
    })
    if (yes) mutate(convenio)
  }
  return { ask, problem: error ? withReason(wordsFor(error), error) : null }
}
