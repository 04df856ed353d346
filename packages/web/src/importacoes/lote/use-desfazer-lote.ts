import { importacoesCalls } from '@paco/domain/importacoes/contract'
import { request } from '../../http/client.ts'
import { errorText } from '../../ui/states/error-text.ts'
import { toast } from '../../ui/toast.ts'
import { countOf } from '../textos.ts'
import { useDesfazer } from '../use-desfazer.ts'

/** Tells that a batch was saved, with the way to take it back: as any import is. */
export function useSavedToast() {
  const { ask } = useDesfazer()
  const undo = async (id: number) => {
    try {
      const [found] = (await request(importacoesCalls.getImportacao, { params: { id } })).data.Result
      if (found) await ask(found)
    } catch (error) {
      toast(errorText(error), { tone: 'bad' })
    }
  }
  return (importacao: number | null, alteracoes: number) => {
    if (importacao === null) {
      toast('Nada mudou: os valores já eram estes.', { tone: 'info' })
      return
    }
    const text = countOf(alteracoes, 'alteração salva', 'alterações salvas')
    // The number tells two batches of as many cells apart.
    toast(`${text} (lote nº ${importacao}).`, {
      action: { label: 'Desfazer', run: () => void undo(importacao) },
    })
  }
}
