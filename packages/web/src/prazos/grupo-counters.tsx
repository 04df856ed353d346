import tiles from '../ui/data/tiles.module.css'
import { formatCount } from '../ui/list-screen/pages.ts'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './grupo-counters.module.css'
import { GRUPO_LOOKS, type Grupo } from './grupos.ts'

interface GrupoCountersProps {
  grupos: readonly Grupo[]
  counts: Record<Grupo, number>
  chosen: string | undefined
  onChoose: (grupo: Grupo | undefined) => void
}

/** How many there are of each group; pressing one shows only these, pressing it again shows all. */
export function GrupoCounters({ grupos, counts, chosen, onChoose }: GrupoCountersProps) {
  return (
    <fieldset className={`${tiles.tiles} ${words.below16} ${classes.counters}`} aria-label="Quando vence">
      {grupos.map((grupo) => {
        const { label, tone, icon: Icon } = GRUPO_LOOKS[grupo]
        return (
          <button
            key={grupo}
            type="button"
            className={`${shared.panel} ${shared.column} ${tiles.tile} ${tiles.marked} ${classes.counter} ${tones[tone]}`}
            aria-pressed={chosen === grupo}
            onClick={() => onChoose(chosen === grupo ? undefined : grupo)}
          >
            <span className={tiles.label}>
              <Icon size={16} aria-hidden />
              {label}
            </span>
            <b className={tiles.number}>{formatCount(counts[grupo])}</b>
          </button>
        )
      })}
    </fieldset>
  )
}
