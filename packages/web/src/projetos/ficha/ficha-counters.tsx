import type { Situacao } from '@paco/domain/etapas/etapa'
import { formatWhole } from '@paco/domain/shared/formats'
import { useQuery } from '@tanstack/react-query'
import tiles from '../../ui/data/tiles.module.css'
import { errorText } from '../../ui/states/error-text.ts'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import { contagensQuery } from '../lista/contagens.ts'
import { STATUS_TONES } from '../status-tone.ts'
import classes from './ficha-counters.module.css'

const COUNTERS: readonly { situacao: Situacao; label: string }[] = [
  { situacao: 'Concluído', label: 'CONCLUÍDO' },
  { situacao: 'Em andamento', label: 'EM ANDAMENTO' },
  { situacao: 'Não iniciado', label: 'NÃO INICIADO' },
  { situacao: 'Atrasado', label: 'ATRASADO' },
]

interface FichaCountersProps {
  /** The situation the list is filtered by. */
  chosen: string | undefined
  onChoose: (situacao: Situacao | undefined) => void
}

/** The four counters; a click narrows the list to one of them, a second click takes that back. */
export function FichaCounters({ chosen, onChoose }: FichaCountersProps) {
  const { data, error } = useQuery(contagensQuery)
  return (
    <fieldset className={`${tiles.tiles} ${classes.counters}`} aria-label="Projetos por situação">
      {COUNTERS.map(({ situacao, label }) => (
        <button
          key={situacao}
          type="button"
          className={`${shared.panel} ${shared.column} ${words.gap4} ${tiles.tile} ${tiles.marked} ${classes.counter} ${tones[STATUS_TONES[situacao]]}`}
          aria-pressed={chosen === situacao}
          title={error ? errorText(error) : undefined}
          onClick={() => onChoose(chosen === situacao ? undefined : situacao)}
        >
          <span className={`${shared.small} ${words.strong} ${classes.label}`}>{label}</span>
          <b className={tiles.number}>{data ? formatWhole(data[situacao]) : '-'}</b>
        </button>
      ))}
    </fieldset>
  )
}
