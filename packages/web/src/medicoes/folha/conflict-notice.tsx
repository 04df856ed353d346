import { useSyncExternalStore } from 'react'
import { Problem } from '../../ui/states/problem.tsx'
import type { Autosave } from './autosave.ts'
import type { Item } from './boletim-grid.tsx'

const owedText = (owed: number) => {
  if (owed === 0) return ''
  return owed === 1
    ? ' O último item que você digitou não foi salvo.'
    : ` Os últimos ${owed} itens que você digitou não foram salvos.`
}

/** Somebody else wrote or moved the bulletin meanwhile: nothing more is sent, and the way on is to read it anew. */
export function ConflictNotice({ autosave, onReload }: { autosave: Autosave<Item>; onReload: () => void }) {
  const { estado, problema } = useSyncExternalStore(autosave.subscribe, autosave.read)
  if (estado !== 'conflito') return null
  return (
    <Problem
      text={`${problema ?? ''}${owedText(autosave.owed())}`}
      onRetry={onReload}
      retryLabel="Ver a versão atual"
    />
  )
}
