import type { ObraPublica } from '@paco/domain/obras/obra'
import { imagePath } from '@paco/domain/secretarias/secretaria'
import { formatDay } from '@paco/domain/shared/days'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './obra.module.css'

type Foto = ObraPublica['fotos'][number]

/** A diary may have hundreds: a phone shows these first. */
const FEW = 12

const MOMENTOS = { antes: 'antes da obra', durante: 'durante a obra', depois: 'depois da obra' } as const

const nomeOf = ({ dia, legenda, momento }: Foto) =>
  [legenda ?? 'Foto da obra', momento && MOMENTOS[momento], formatDay(dia)].filter(Boolean).join(', ')

/** The pictures by their days, the newest first; each opens whole. */
export function Fotos({ obra: { fotos } }: { obra: ObraPublica }) {
  const [all, setAll] = useState(false)
  const shown = all ? fotos : fotos.slice(0, FEW)
  const dias = [...new Set(shown.map(({ dia }) => dia))]
  return (
    <Card
      title="Fotos"
      lead={fotos.length === 1 ? '1 foto.' : `${fotos.length} fotos, das mais novas para as mais antigas.`}
      long
    >
      {dias.map((dia) => (
        <div key={dia} className={words.below12}>
          <h3 className={`${words.size13} ${words.below4}`}>
            <time dateTime={dia}>{formatDay(dia)}</time>
          </h3>
          <ul className={classes.fotos}>
            {shown
              .filter((foto) => foto.dia === dia)
              .map((foto) => (
                <li key={foto.id}>
                  <a href={imagePath(foto.foto)} target="_blank" rel="noreferrer">
                    <img
                      src={imagePath(foto.miniatura)}
                      alt={nomeOf(foto)}
                      loading="lazy"
                      className={classes.foto}
                    />
                  </a>
                  {foto.legenda !== null && <p className={shared.small}>{foto.legenda}</p>}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {!all && fotos.length > FEW && (
        <Button variant="default" onClick={() => setAll(true)}>
          Mostrar todas as {fotos.length} fotos
        </Button>
      )}
    </Card>
  )
}
