import { type EtapaMovida, type Movimento, PARTES } from '@paco/domain/etapas/mover'
import { Button } from '../../ui/button.tsx'
import parts from '../../ui/data/parts.module.css'
import type { BarMove } from '../../ui/gantt/types.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { PARTE_LABELS, previewText } from './mover-preview.ts'

interface PanelProps {
  nome: string
  move: BarMove
  /** Null where that part of the bar is not to be moved. */
  movimento: Movimento | null
  movidas: readonly EtapaMovida[] | null
  onChange: (move: BarMove | null) => void
  onAsk: () => void
}

const STEPS = [
  { days: -7, label: '−7 dias' },
  { days: -1, label: '−1 dia' },
  { days: 1, label: '+1 dia' },
  { days: 7, label: '+7 dias' },
]

/** The same that pointer and keys do, for fingers and for whoever wants to see it in words first. */
export function MoverPanel({ nome, move, movimento, movidas, onChange, onAsk }: PanelProps) {
  const possible = movimento !== null && movidas !== null && movidas.length > 0
  return (
    <section className={`${shared.screenOnly} ${shared.inset} ${words.above12}`} aria-label={`Mover ${nome}`}>
      <div className={`${shared.row} ${words.gap8x16}`}>
        <strong>Mover {nome}</strong>
        <fieldset className={parts.segments} aria-label="Parte da barra">
          {PARTES.map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={part === move.part}
              onClick={() => onChange({ ...move, part })}
            >
              {PARTE_LABELS[part]}
            </button>
          ))}
        </fieldset>
        <fieldset className={`${shared.row} ${words.gap8}`} aria-label="Dias">
          {STEPS.map(({ days, label }) => (
            <Button
              key={label}
              variant="default"
              onClick={() => onChange({ ...move, days: move.days + days })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
      <p className={`${words.above8} ${words.medium}`} role="status">
        {movimento === null
          ? 'Esta parte da barra é de uma etapa concluída, e fica onde está.'
          : previewText(movidas, movimento)}
      </p>
      <p className={`${shared.note} ${words.above4}`}>
        No teclado, com a barra em foco: setas para os lados movem um dia (com Shift, sete), para cima e para
        baixo trocam a parte, Enter confere e Esc desiste.
      </p>
      <div className={`${parts.buttons} ${words.above8}`}>
        <Button variant="default" onClick={() => onChange(null)}>
          Desistir
        </Button>
        <Button disabled={!possible} onClick={onAsk}>
          Conferir e gravar
        </Button>
      </div>
    </section>
  )
}
