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

const MOMENTOS = { antes: 'Antes da obra', durante: 'Durante a obra', depois: 'Depois da obra' } as const

const legendaOf = ({ legenda, momento }: Foto) => legenda ?? (momento ? MOMENTOS[momento] : 'Foto da obra')

/** The pictures with their days, the newest first; each opens whole. */
export function Fotos({ obra: { fotos } }: { obra: ObraPublica }) {
  const [all, setAll] = useState(false)
  const lead = fotos.length === 1 ? '1 foto.' : `${fotos.length} fotos, das mais novas para as mais antigas.`
  return (
    <Card title="Fotos" lead={lead} long>
      <ul className={classes.fotos}>
        {(all ? fotos : fotos.slice(0, FEW)).map((foto) => (
          <li key={foto.id}>
            <a href={imagePath(foto.foto)} target="_blank" rel="noreferrer">
              <img
                src={imagePath(foto.miniatura)}
                alt={`${legendaOf(foto)}, ${formatDay(foto.dia)}`}
                loading="lazy"
                className={classes.foto}
              />
            </a>
            <p className={`${words.size13} ${words.strong} ${words.above4}`}>
              <time dateTime={foto.dia}>{formatDay(foto.dia)}</time>
            </p>
            <p className={shared.small}>{legendaOf(foto)}</p>
          </li>
        ))}
      </ul>
      {!all && fotos.length > FEW && (
        <div className={words.above12}>
          <Button variant="default" onClick={() => setAll(true)}>
            Mostrar todas as {fotos.length} fotos
          </Button>
        </div>
      )}
    </Card>
  )
}
