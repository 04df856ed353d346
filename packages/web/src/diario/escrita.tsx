import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import { PacoError } from '@paco/domain/shared/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Banner } from '../ui/banner.tsx'
import { forgetDraft } from '../ui/entity-form/draft.ts'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { Acoes } from './acoes.tsx'
import { guardarRascunho, isCheio, lerRascunho, quietly, tirarRascunho } from './fila/banco.ts'
import { EditarItem } from './fila/editar-item.tsx'
import { FilaPanel } from './fila/fila-panel.tsx'
import type { ItemFila } from './fila/item.ts'
import { SEM_SESSAO } from './fila/resultado.ts'
import { useFila } from './fila/use-fila.ts'
import { NovaFoto, rascunhoDeFotos } from './nova-foto.tsx'
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
  const { id_projeto, etapa_atual, escreve } = cabecalho
  // Pictures that were about to be registered when the page ended are there again.
  useEffect(() => {
    void quietly(lerRascunho(dono, id_projeto)).then(
      (kept) => kept && escreve && setOpen((now) => now ?? { fotos: kept.fotos }),
    )
  }, [dono, id_projeto, escreve])
  const close = () => setOpen(null)
  const openFotos = (fotos: readonly File[]) => {
    setOpen({ fotos })
    void quietly(guardarRascunho(dono, id_projeto, fotos))
  }
  const closeFotos = () => {
    // A form that goes away keeps what was typed: with its pictures that is over too.
    flushSync(close)
    forgetDraft(rascunhoDeFotos(id_projeto))
    void quietly(tirarRascunho(dono, id_projeto))
  }
  const add = async (itens: readonly ItemFila[]) => {
    try {
      await fila.add(itens)
    } catch (error) {
      throw isCheio(error) ? new PacoError(507, CHEIO) : error
    }
  }
  const addFotos = async (itens: readonly ItemFila[]) => {
    try {
      await fila.add(itens)
    } catch (error) {
      if (!isCheio(error)) throw error
      // On a full device the queue takes the room of their draft.
      await quietly(tirarRascunho(dono, id_projeto))
      await add(itens)
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
      {open === null && escreve ? (
        <Acoes onFotos={openFotos} onOcorrencia={() => setOpen('ocorrencia')} />
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
            onItens={addFotos}
            onClose={closeFotos}
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
