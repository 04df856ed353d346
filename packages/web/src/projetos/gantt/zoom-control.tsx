import { ESCALAS, type Escala, MEDIDAS } from '@paco/domain/etapas/escala'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'

interface ZoomProps {
  escala: Escala | null
  onChange: (escala: Escala | null) => void
}

const CHOICES = [
  { escala: null, label: 'Tudo' },
  ...ESCALAS.map((escala) => ({ escala, label: MEDIDAS[escala].label })),
]

/** How near a timeline is looked at; all of it, unless somebody chooses. */
export const ZoomControl = ({ escala, onChange }: ZoomProps) => (
  <fieldset className={`${parts.segments} ${shared.screenOnly}`} aria-label="Escala do tempo">
    {CHOICES.map((one) => (
      <button
        key={one.label}
        type="button"
        aria-pressed={one.escala === escala}
        onClick={() => onChange(one.escala)}
      >
        {one.label}
      </button>
    ))}
  </fieldset>
)
