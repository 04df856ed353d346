import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import { PacoError } from '@paco/domain/shared/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { Acoes } from './acoes.tsx'
import { isCheio } from './fila/banco.ts'
import { EditarItem } from './fila/editar-item.tsx'
import { FilaPanel } from './fila/fila-panel.tsx'
import type { ItemFila } from './fila/item.ts'
import { SEM_SESSAO } from './fila/resultado.ts'
import { useFila } from './fila/use-fila.ts'
import { NovaFoto } from './nova-foto.tsx'
import { NovaOcorrencia } from './nova-ocorrencia.tsx'

const CHEIO = 'Este aparelho está sem espaço: nada foi guardado. Libere espaço e tente de novo.'

type Open = { fotos: readonly File[] } | 'ocorrencia' | { chave: string } | null

interface EscritaProps {
  cabecalho: CabecalhoDiario
  dono: number
  onEntrar: () => void
}

/** Where one writes: everything goes into the queue of this device, and leaves it when there is a network. */
export function Escrita({ cabecalho, dono, onEntrar }: EscritaProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const fila = useFila(dono, (here) => {
    if (here) toast('Registros enviados.')
    void queryClient.invalidateQueries()
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
  return (
    <>
      {cabecalho.leitor === null && fila.espera?.motivo !== 'sessao' ? (
        <div className={words.below16}>
          <Banner tone="run" action="Entrar" onAction={onEntrar}>
            {SEM_SESSAO}
          </Banner>
        </div>
      ) : null}
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
        {open !== null && typeof open === 'object' && 'chave' in open ? (
          <EditarItem
            key={open.chave}
            chave={open.chave}
            onItem={(item) => add([item])}
            onClose={close}
            onLetGo={fila.send}
          />
        ) : (
          <FilaPanel
            fila={fila}
            id_projeto={id_projeto}
            onEdit={({ chave }) => setOpen({ chave })}
            onEntrar={onEntrar}
          />
        )}
      </div>
    </>
  )
}
