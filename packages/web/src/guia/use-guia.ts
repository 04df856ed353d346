import { guiaCalls } from '@paco/domain/guia/contract'
import type { Pulavel } from '@paco/domain/guia/passo'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Leaves a step for another day, or takes it up again. */
export const usePular = () =>
  useAskedWrite({
    send: ({ passo, pulado }: { passo: Pulavel; pulado: boolean }) =>
      request(guiaCalls.updatePasso, { params: { passo }, body: { pulado } }),
    question: () => null,
    onDone: () => {},
  })

/** Ends the guide, or takes it up again. */
export const useConcluir = (onDone: (concluido: boolean) => void) =>
  useAskedWrite({
    send: (concluido: boolean) => request(guiaCalls.updateGuia, { body: { concluido } }),
    question: () => null,
    onDone: ({ data }, concluido) => {
      toast(data.message ?? '')
      onDone(concluido)
    },
  })
