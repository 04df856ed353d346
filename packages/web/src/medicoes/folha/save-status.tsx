import { formatInstant } from '@paco/domain/shared/days'
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Salvamento } from './autosave.ts'

interface Saving {
  read: () => Salvamento
  subscribe: (listener: () => void) => () => void
  flush: () => Promise<boolean>
}

/** `14:05`, by the city's clock. */
const clockOf = (instant: Date) => formatInstant(instant.toISOString()).slice(-5)

function textOf({ estado, em, problema }: Salvamento): string {
  if (estado === 'salvando' || estado === 'a_salvar') return 'Salvando…'
  if (estado === 'falhou') return `Não foi salvo: ${problema}`
  if (estado === 'conflito') return 'Não foi salvo.'
  return em === null ? 'Salvo por si enquanto você digita.' : `Salvo às ${clockOf(em)}`
}

const ICONS = {
  salvo: CircleCheck,
  a_salvar: LoaderCircle,
  salvando: LoaderCircle,
  falhou: CircleAlert,
  conflito: CircleAlert,
}

/** Whether what was typed is kept by the server, in words. */
export function SaveStatus({ autosave }: { autosave: Saving }) {
  const state = useSyncExternalStore(autosave.subscribe, autosave.read)
  const Icon = ICONS[state.estado]
  const failed = state.estado === 'falhou' || state.estado === 'conflito'
  return (
    <div className={`${shared.row} ${shared.screenOnly} ${words.gap8} ${words.size13}`}>
      <span className={`${shared.line} ${words.gap8} ${failed ? words.bad : words.muted}`} role="status">
        <Icon size={16} aria-hidden />
        {textOf(state)}
      </span>
      {state.estado === 'falhou' ? (
        <button
          type="button"
          className={`${parts.inlineButton} ${words.ink}`}
          onClick={() => void autosave.flush()}
        >
          Tentar de novo
        </button>
      ) : null}
    </div>
  )
}
