import { importacoesCalls } from '@paco/domain/importacoes/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../http/client.ts'
import { pathTo } from '../../paths.ts'
import { errorText } from '../../ui/states/error-text.ts'
import { toast } from '../../ui/toast.ts'
import { isViva } from '../passos.ts'
import { importacaoQuery } from '../queries.ts'
import { countOf } from '../textos.ts'
import { useDesfazer } from '../use-desfazer.ts'

/** Waits until a batch is taken back: that goes through the queue of imports. Then everything shown is read anew. */
function useUndone() {
  const queryClient = useQueryClient()
  const [id, setId] = useState<number | null>(null)
  const { data } = useQuery({ ...importacaoQuery(id ?? 0), enabled: id !== null })
  const done = data !== undefined && data.id === id && !isViva(data.situacao) ? data.id : null
  useEffect(() => {
    if (done === null) return
    setId(null)
    toast(`Lote nº ${done} desfeito.`, {
      link: { label: 'Ver o resultado', href: pathTo('importacao', done) },
    })
    void queryClient.invalidateQueries()
  }, [done, queryClient])
  return setId
}

/** Tells that a batch was saved, with the way to take it back: as any import is. */
export function useSavedToast() {
  const { ask } = useDesfazer(useUndone())
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
