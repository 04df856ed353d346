import { secretariasCalls } from '@paco/domain/secretarias/contract'
import type { Secretaria } from '@paco/domain/secretarias/secretaria'
import { usoText } from '@paco/domain/secretarias/uso'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

const STAYS = 'Ela deixa de ser oferecida para registros novos e continua nomeada nos que já existem.'

/** What is its own, told before it is put out of use. */
function deactivationText(uso: string): string {
  if (uso === '') return `${STAYS} Nada se refere a ela.`
  return `Ela tem ${uso}. ${STAYS} As pessoas dela continuam entrando e trabalhando no que já existe.`
}

/** Puts a department out of use after telling what it has, or brings it back. */
export function useSetAtiva() {
  const write = useAskedWrite({
    send: ({ id, ativo, versao }: Secretaria) =>
      request(secretariasCalls.placeSecretaria, { params: { id }, body: { ativo: !ativo, versao } }),
    question: () => null,
    onDone: (_, { ativo, nomesecretaria }) =>
      toast(ativo ? `Desativada: ${nomesecretaria}` : `De volta: ${nomesecretaria}`),
  })
  const ask = async (row: Secretaria) => {
    if (!row.ativo) return write.ask(row)
    try {
      const { data } = await request(secretariasCalls.getUsoSecretaria, { params: { id: row.id } })
      const question = {
        title: `Desativar ${row.nomesecretaria}?`,
        text: deactivationText(data.Result[0] ? usoText(data.Result[0]) : ''),
        confirmLabel: 'Desativar',
        danger: true,
      }
      if (await confirm(question)) await write.ask(row)
    } catch (error) {
      toast(errorText(error), { tone: 'bad' })
    }
  }
  return { ...write, ask }
}

/** Deletes one that nothing refers to, after asking. */
export const useDeleteSecretaria = (onDone: () => void = () => {}) =>
  useAskedWrite({
    send: ({ id }: Secretaria) => request(secretariasCalls.deleteSecretaria, { params: { id } }),
    question: ({ nomesecretaria }) => ({
      title: `Excluir ${nomesecretaria}?`,
      text: 'Só se exclui uma secretaria a que nada se refere.',
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data }) => {
      toast(data.message ?? '')
      onDone()
    },
  })
