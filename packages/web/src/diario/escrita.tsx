import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import { conflict, PacoError } from '@paco/domain/shared/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { Acoes } from './acoes.tsx'
import { isCheio } from './fila/banco.ts'
import { EditarItem } from './fila/editar-item.tsx'
import { FilaPanel } from './fila/fila-panel.tsx'
import type { ItemFila } from './fila/item.ts'
import { useFila } from './fila/use-fila.ts'
import { NovaFoto } from './nova-foto.tsx'
import { NovaOcorrencia } from './nova-ocorrencia.tsx'

const CHEIO = 'Este aparelho está sem espaço: nada foi guardado. Libere espaço e tente de novo.'
const FOI = 'Este registro acabou de ser enviado e não está mais na fila.'

type Open = { fotos: readonly File[] } | 'ocorrencia' | { item: ItemFila } | null

/** Where one writes: everything goes into the queue of this device, and leaves it when there is a network. */
export function Escrita({ cabecalho, dono }: { cabecalho: CabecalhoDiario; dono: number }) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const fila = useFila(dono, () => {
    toast('Registros enviados.')
    void queryClient.invalidateQueries({ queryKey: ['/api/diario'] })
  })
  const { id_projeto, etapa_atual } = cabecalho
  const close = () => setOpen(null)
  const add = async (itens: readonly ItemFila[]) => {
    try {
      await fila.add(itens)
    } catch (error) {
      throw isCheio(error) ? new PacoError(507, CHEIO) : error
    }
  }
  const edit = async (item: ItemFila) => {
    if (!fila.itens.some(({ chave }) => chave === item.chave)) throw conflict(FOI)
    await add([item])
  }
  return (
    <>
      {open === null && cabecalho.escreve ? (
        <Acoes onFotos={(fotos) => setOpen({ fotos })} onOcorrencia={() => setOpen('ocorrencia')} />
      ) : null}
      <div className={words.below16}>
        {open === 'ocorrencia' ? (
          <NovaOcorrencia cabecalho={cabecalho} dono={dono} onItens={add} onClose={close} />
        ) : null}
        {open !== null && typeof open === 'object' && 'fotos' in open ? (
          <NovaFoto
            files={open.fotos}
            id_projeto={id_projeto}
            etapa={etapa_atual}
            dono={dono}
            onItens={add}
            onClose={close}
          />
        ) : null}
        {open !== null && typeof open === 'object' && 'item' in open ? (
          <EditarItem key={open.item.chave} item={open.item} onItem={edit} onClose={close} />
        ) : (
          <FilaPanel fila={fila} id_projeto={id_projeto} onEdit={(item) => setOpen({ item })} />
        )}
      </div>
    </>
  )
}
