import { ESTADO_LABELS, type Estado, type Luz } from '@paco/domain/conformidade/luzes'
import { VERIFICACAO_LABELS } from '@paco/domain/pacotes/criterio'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './conformidade.module.css'

const LOOKS = {
  sim: { tone: tones.ok, icon: CircleCheck },
  nao: { tone: tones.bad, icon: CircleAlert },
  fora: { tone: tones.idle, icon: Info },
} satisfies Record<Estado, object>

/** The checks of a criterion: icon and words each, so that the colour never speaks alone. */
export function Luzes({ luzes }: { luzes: readonly Luz[] }) {
  return (
    <ul className={classes.luzes} data-dito={luzes.slice(1).some(({ texto }) => texto) || undefined}>
      {luzes.map(({ verificacao, estado, texto }) => {
        const { tone, icon: Icon } = LOOKS[estado]
        return (
          <li key={verificacao} className={`${classes.luz} ${tone}`}>
            <Icon size={18} aria-hidden />
            <div className={words.shrinks}>
              <div className={`${words.size13} ${words.strong}`}>
                {VERIFICACAO_LABELS[verificacao]}:{' '}
                <span className={classes.estado}>{ESTADO_LABELS[estado]}</span>
              </div>
              {texto && <p className={shared.note}>{texto}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
