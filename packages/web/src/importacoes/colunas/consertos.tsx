import type { Mapa } from '@paco/domain/importacoes/mapa'
import { Wrench, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Campo } from '../campos.ts'
import { withConserto } from '../mapa-edits.ts'
import { CONSERTO_LABELS, type Problemas } from '../problemas.ts'
import { countOf } from '../textos.ts'

interface ConsertosProps {
  campo: Campo
  problemas: Problemas | undefined
  mapa: Mapa
  onMapa: (mapa: Mapa) => void
}

/** What mends a whole column with one click, and what already does. */
export function Consertos({ campo: { key, label }, problemas, mapa, onMapa }: ConsertosProps) {
  const applied = mapa[key]?.consertos ?? []
  const offered = (problemas?.consertos ?? []).filter(({ conserto }) => !applied.includes(conserto))
  return (
    <>
      {applied.map((conserto) => (
        <p key={conserto} className={`${shared.small} ${shared.line} ${words.gap4}`}>
          <Wrench size={12} aria-hidden /> Coluna toda: {CONSERTO_LABELS[conserto].toLowerCase()}
          <button
            type="button"
            className={`${shared.close} `}
            data-small
            aria-label={`Não mais ${CONSERTO_LABELS[conserto].toLowerCase()} em ${label}`}
            onClick={() => onMapa(withConserto(mapa, key, conserto, false))}
          >
            <X size={14} aria-hidden />
          </button>
        </p>
      ))}
      {offered.map(({ conserto, n, texto }) => (
        <p key={conserto} className={`${shared.row} ${words.gap8} ${words.above4}`}>
          <span className={shared.small}>
            {countOf(n, 'célula', 'células')} como “{texto}”
          </span>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Wrench size={14} aria-hidden />}
            onClick={() => onMapa(withConserto(mapa, key, conserto, true))}
          >
            {CONSERTO_LABELS[conserto]}
          </Button>
        </p>
      ))}
      {problemas && offered.length === 0 ? (
        <p className={`${words.size12} ${words.bad} ${parts.prose}`}>
          {countOf(problemas.n, 'célula com erro', 'células com erro')}: {problemas.textos[0]?.motivo}
        </p>
      ) : null}
    </>
  )
}
