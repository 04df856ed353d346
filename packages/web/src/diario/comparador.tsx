import { antesEDepois } from '@paco/domain/diario/comparacao'
import { MOMENTO_LABELS } from '@paco/domain/diario/momento'
import type { FotoPublica } from '@paco/domain/diario/registro'
import { imagePath } from '@paco/domain/secretarias/secretaria'
import { formatDay } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { Card } from '../ui/card.tsx'
import { SelectBox } from '../ui/field/select-box.tsx'
import words from '../ui/theme/words.module.css'
import classes from './comparador.module.css'
import { comparacaoQuery } from './queries.ts'

/** How a picture is told from the others in a line. */
export const nomeDaFoto = ({ dia, momento, texto }: Pick<FotoPublica, 'dia' | 'momento' | 'texto'>): string =>
  [formatDay(dia), momento && MOMENTO_LABELS[momento], texto].filter(Boolean).join(' · ')

interface SideProps {
  label: string
  fotos: readonly FotoPublica[]
  chosen: FotoPublica
  onChoose: (id: number) => void
}

const Side = ({ label, fotos, chosen, onChoose }: SideProps) => (
  <SelectBox
    aria-label={label}
    className={classes.lado}
    placeholder={label}
    options={fotos.map((foto) => ({ value: foto.id, label: nomeDaFoto(foto) }))}
    value={chosen.id}
    onChange={(id) => id !== null && onChoose(id)}
    searchable={false}
    required
  />
)

/** Two pictures over one another, the second uncovered by a handle: with pointer, finger or arrows. */
export function Comparador({ id_projeto }: { id_projeto: number }) {
  const { data: fotos = [] } = useQuery(comparacaoQuery(id_projeto))
  const [chosen, setChosen] = useState<{ antes?: number; depois?: number }>({})
  const [covered, setCovered] = useState(50)
  const pair = antesEDepois(fotos)
  if (pair === null) return null
  const find = (id: number | undefined, otherwise: FotoPublica) =>
    fotos.find((foto) => foto.id === id) ?? otherwise
  const antes = find(chosen.antes, pair[0])
  const depois = find(chosen.depois, pair[1])
  return (
    <Card title="Antes e depois">
      <div className={classes.moldura} style={{ '--coberto': `${covered}%` } as CSSProperties}>
        <img
          src={imagePath(antes.foto ?? '')}
          loading="lazy"
          alt={`Antes: ${nomeDaFoto(antes)}`}
          className={classes.foto}
        />
        <img
          src={imagePath(depois.foto ?? '')}
          loading="lazy"
          alt={`Depois: ${nomeDaFoto(depois)}`}
          className={`${classes.foto} ${classes.depois}`}
        />
        <span className={classes.marca} aria-hidden>
          {formatDay(antes.dia)}
        </span>
        <span className={`${classes.marca} ${classes.direita}`} aria-hidden>
          {formatDay(depois.dia)}
        </span>
        <span className={classes.fio} aria-hidden />
        <input
          type="range"
          min={0}
          max={100}
          step={2}
          value={covered}
          aria-label="Comparar antes e depois"
          aria-valuetext={`${covered}% da foto de antes, ${100 - covered}% da de depois`}
          className={classes.alca}
          onChange={({ currentTarget }) => setCovered(Number(currentTarget.value))}
        />
      </div>
      <div className={`${words.wrap} ${words.gap8x12} ${words.above12}`}>
        <Side
          label="Foto de antes"
          fotos={fotos}
          chosen={antes}
          onChoose={(id) => setChosen({ ...chosen, antes: id })}
        />
        <Side
          label="Foto de depois"
          fotos={fotos}
          chosen={depois}
          onChoose={(id) => setChosen({ ...chosen, depois: id })}
        />
      </div>
    </Card>
  )
}
