import { marcasOf } from '@paco/domain/etapas/marca'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { useEffect, useRef, useState } from 'react'
import { hoje } from '../http/hoje.ts'
import { ParalisadaChip } from '../projetos/paralisada-chip.tsx'
import { semEvolucaoMarks } from '../projetos/sem-evolucao-marks.ts'
import parts from '../ui/data/parts.module.css'
import { Highlight } from '../ui/highlight.tsx'
import { Pin } from '../ui/map/map-legend.tsx'
import { Marks } from '../ui/marks.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { useGrowing } from '../ui/use-growing.ts'
import classes from './mapa-side.module.css'
import type { Tones } from './pontos.ts'

const STEP = 100
/** As many are drawn in one step. */
const SOME = 12

interface PontosListProps {
  pontos: readonly Coordenada[]
  tones: Tones
  busca: string
  selected: number | null
  onChoose: (ponto: Coordenada) => void
}

/** Brings the marked line into view inside its list only: the page itself stays where it is. */
function showInside(list: HTMLElement | null): void {
  const line = list?.querySelector<HTMLElement>('[aria-current="true"]')
  if (!list || !line) return
  const [box, at] = [list.getBoundingClientRect(), line.getBoundingClientRect()]
  if (at.top < box.top) list.scrollTop -= box.top - at.top
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom
}

/** The projects on the map, by name. */
export function PontosList({ pontos, tones, busca, selected, onChoose }: PontosListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(STEP)
  // A marked line is sought at once, wherever it stands.
  const drawn = useGrowing(Math.min(shown, pontos.length), selected === null ? SOME : shown, SOME)
  useEffect(() => {
    if (selected !== null) showInside(list.current)
  }, [selected])
  return (
    <ul ref={list} className={`${words.grows} ${classes.list}`} aria-label="Projetos no mapa">
      {pontos.slice(0, drawn).map((ponto) => (
        <li key={ponto.id}>
          <button
            type="button"
            className={`${shared.inset} ${words.start} ${classes.ponto}`}
            aria-current={ponto.id_projeto === selected ? 'true' : undefined}
            onClick={() => onChoose(ponto)}
          >
            <Pin tone={tones[ponto.status]} />
            <span>
              <span className={`${parts.recordLink} ${words.block}`}>
                <Highlight text={ponto.nome_projeto} find={busca} />
              </span>
              <small className={`${shared.small} ${words.block} ${words.above2}`}>
                {ponto.status} · <Highlight text={ponto.secretaria_nome} find={busca} />
              </small>
              <span className={`${words.wrap} ${words.gap4x12} ${classes.marcas}`}>
                <ParalisadaChip paralisacao={ponto.paralisacao} />
                <Marks marks={[...marcasOf(ponto.etapas_marcadas), ...semEvolucaoMarks(ponto, hoje())]} />
              </span>
            </span>
          </button>
        </li>
      ))}
      {pontos.length > shown ? (
        <li>
          <button
            type="button"
            className={`${parts.linkButton} ${words.whole} ${classes.more}`}
            onClick={() => setShown(shown + STEP)}
          >
            Mostrar mais
          </button>
        </li>
      ) : null}
    </ul>
  )
}
