import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { refusalOfConferencia, refusalOfRascunho } from '@paco/domain/medicoes/passos'
import { refusalOfEscrita } from '@paco/domain/medicoes/situacao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../http/client.ts'
import { toast } from '../../ui/toast.ts'
import { FOLHA } from '../queries.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import type { Item } from './boletim-grid.tsx'
import { keeperOf } from './kept.ts'
import type { Fase } from './rows.ts'

/** What this person does on the page of this bulletin, where it stands. */
export function faseOf(who: SessionUser | null, { situacao }: Boletim, contrato: Contrato): Fase {
  if (refusalOfEscrita('pleiteado', situacao) === null)
    return refusalOfRascunho(who, contrato) === null ? 'rascunho' : 'leitura'
  if (refusalOfEscrita('aceito', situacao) === null)
    return refusalOfConferencia(who, contrato) === null ? 'conferencia' : 'leitura'
  return 'leitura'
}

/** What is typed into a bulletin is saved by itself, by the call of the phase; leaving the page saves the rest. */
export function useAutosave({ id, versao }: Boletim, fase: Fase, kept: readonly Item[]): Autosave<Item> {
  const queryClient = useQueryClient()
  const [autosave] = useState(() =>
    createAutosave<Item>({
      versao,
      keep: fase === 'leitura' ? undefined : keeperOf(id),
      send: async (body) => {
        const call = fase === 'conferencia' ? medicoesCalls.checkBoletim : medicoesCalls.updateBoletim
        return (await request(call, { params: { id }, body: body as never })).data.versao
      },
    }),
  )
  useEffect(() => {
    if (kept.length === 0) return
    autosave.change(kept)
    toast('Recuperado o que você digitou e ainda não estava salvo.')
  }, [autosave, kept])
  useEffect(() => {
    // The network is there again: nobody needs to be asked.
    const again = () => void autosave.flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      void autosave.leave().then(() =>
        // Lists tell its amounts; its own page is read anew whenever it opens.
        queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== FOLHA }),
      )
    }
  }, [autosave, queryClient])
  return autosave
}
