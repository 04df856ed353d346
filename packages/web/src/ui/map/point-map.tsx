import { type ReactNode, useRef } from 'react'
import { useReducedMotion } from '../charts/use-media.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { MapControls } from './map-controls.tsx'
import { MapPopup } from './map-popup.tsx'
import classes from './point-map.module.css'
import { attributionOf } from './tiles.ts'
import type { Flight, MapPoint, Picking, Place } from './types.ts'
import { useFlight } from './use-flight.ts'
import { useMap } from './use-map.ts'
import { useMarks } from './use-marks.ts'
import { usePicking } from './use-picking.ts'
import { useTiles } from './use-tiles.ts'

interface PointMapProps {
  /** What the map shows, for those who hear it. */
  label: string
  /** Template of the background's pictures, `https://…/{z}/{x}/{y}.png`; empty for a plain ground. */
  tiles: string
  center: Place
  zoom: number
  points: readonly MapPoint[]
  /** What a cluster of so many is called. */
  clusterLabel: (count: number) => string
  selected: number | null
  onSelect: (id: number | null) => void
  /** What stands in the popup of the selected point. */
  popup: ReactNode
  flight: Flight | null
  picking: Picking | null
}

/**
 * Points on a map: pins with colour and sign, clusters where they are many, a popup for the selected one. It knows
 * nothing of what the points are, and works without its background.
 */
export function PointMap(props: PointMapProps) {
  const { label, tiles, points, selected, onSelect, picking } = props
  const still = useReducedMotion()
  const { host, map } = useMap({ center: props.center, zoom: props.zoom, still })
  const { missing, retry } = useTiles(map, tiles)
  const takesFocus = useRef(false)
  const marks = useMarks(map, points, selected, {
    clusterLabel: props.clusterLabel,
    onPoint: (id) => {
      if (picking) return
      takesFocus.current = true
      onSelect(id)
    },
    onCluster: ({ latitude, longitude, opensAt }) =>
      map?.setView([latitude, longitude], opensAt, { animate: !still }),
  })
  const flying = useFlight(map, props.flight, still)
  usePicking(map, picking, () => {
    if (selected !== null) onSelect(null)
  })
  const chosen = picking ? undefined : points.find(({ id }) => id === selected)
  const attribution = attributionOf(tiles)
  const close = () => {
    const mark = selected === null ? undefined : marks?.elementOf(selected)
    onSelect(null)
    mark?.focus({ preventScroll: true })
  }
  return (
    <section
      className={`${shared.panel} ${classes.frame}`}
      aria-label={label}
      data-picking={picking ? true : undefined}
    >
      <div
        ref={host}
        className={`${shared.inset} ${words.sunken} ${classes.map}`}
        data-plain={missing || undefined}
      />
      {map && chosen ? (
        <MapPopup
          key={chosen.id}
          map={map}
          point={chosen}
          flying={flying}
          still={still}
          takesFocus={takesFocus}
          onClose={close}
        >
          {props.popup}
        </MapPopup>
      ) : null}
      {map ? <MapControls map={map} points={points} still={still} /> : null}
      <div className={`${shared.screenOnly} ${classes.notice}`} role="status">
        {map && missing ? (
          <span
            className={`${shared.small} ${words.block} ${words.rounded} ${words.raised} ${classes.words}`}
          >
            Fundo do mapa indisponível. Os pontos continuam aqui.
            {retry ? (
              <button
                type="button"
                className={`${words.blue} ${words.strong} ${classes.retry}`}
                onClick={retry}
              >
                Tentar de novo
              </button>
            ) : null}
          </span>
        ) : null}
      </div>
      {attribution ? (
        <p className={`${words.muted} ${classes.attribution}`}>
          {attribution.href ? (
            <a href={attribution.href} target="_blank" rel="noreferrer">
              {attribution.text}
            </a>
          ) : (
            attribution.text
          )}
        </p>
      ) : null}
    </section>
  )
}
