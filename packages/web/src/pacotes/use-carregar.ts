import type { Carga, PacoteResumo } from '@paco/domain/pacotes/carga'
import { pacotesCalls } from '@paco/domain/pacotes/contract'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

const counted = (total: number, one: string, several: string) => `${total} ${total === 1 ? one : several}`

/** What a load did, in words. */
export function carregadoText({ criados, alterados }: { criados: number; alterados: number }): string {
  if (criados + alterados === 0) return 'Nada a carregar: a cidade já tem tudo deste pacote.'
  const changed = alterados > 0 ? ` e ${counted(alterados, 'atualizado', 'atualizados')}` : ''
  return `${counted(criados, 'registro criado', 'registros criados')}${changed}.`
}

/** Loads a pack that was looked at. */
export const useCarregar = (onDone: () => void) =>
  useAskedWrite({
    send: ({ chave, atualizar }: { chave: string; atualizar: boolean }) =>
      request(pacotesCalls.loadPacote, { params: { chave }, body: { atualizar } }),
    question: () => null,
    quiet: true,
    onDone: ({ data }) => {
      toast(carregadoText(data))
      onDone()
    },
  })

/** Takes a load back, after asking. */
export const useDesfazer = () =>
  useAskedWrite({
    send: ({ id }: Carga) => request(pacotesCalls.undoCarga, { params: { id } }),
    question: ({ nome, criados, alterados }) => ({
      title: `Desfazer a carga de ${nome}?`,
      text: `Sai o que ela criou (${criados}) e volta o que ela atualizou (${alterados}). Se algo já é usado ou foi alterado depois, nada se desfaz.`,
      confirmLabel: 'Desfazer',
      danger: true,
    }),
    onDone: ({ data }) => toast(data.message ?? ''),
  })

/** Takes a pack that was sent off the list. */
export const useExcluir = () =>
  useAskedWrite({
    send: ({ enviado }: PacoteResumo) => request(pacotesCalls.deletePacote, { params: { id: enviado ?? 0 } }),
    question: ({ nome }) => ({
      title: `Excluir o pacote ${nome}?`,
      text: 'O que ele carregou fica na cidade.',
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data }) => toast(data.message ?? ''),
  })
