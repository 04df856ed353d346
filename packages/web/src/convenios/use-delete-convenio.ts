import type { Convenio } from '@paco/domain/convenios/convenio'
import type { Familia } from '@paco/domain/convenios/familia'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { partsOf } from './queries.ts'

export const useDeleteConvenio = (familia: Familia) =>
  useAskedWrite({
    send: ({ id }: Convenio) => request(partsOf(familia).calls.delete, { params: { id } }),
    question: (convenio) => ({
      title: MESSAGES.confirmDelete,
      text: `“${convenio[familia.titulo] ?? `Convênio nº ${convenio.id}`}” sai da lista ${familia.label}. O histórico continua guardado.`,
      confirmLabel: 'Deletar',
      danger: true,
    }),
    onDone: () => toast(MESSAGES.deleted),
    // The server said no, or could not be asked.
    failure: (error) => (error instanceof PacoError ? MESSAGES.deleteRefused : MESSAGES.deleteFailed),
  })
