import { type Map as LeafletMap, latLngBounds } from 'leaflet'
import { type LucideIcon, Maximize, Minus, Plus } from 'lucide-react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './point-map.module.css'
import type { MapPoint } from './types.ts'

interface MapControlsProps {
  map: LeafletMap
  points: readonly MapPoint[]
  still: boolean
}

/** Nearer, farther, everything. */
export function MapControls({ map, points, still }: MapControlsProps) {
  const animate = !still
  const showAll = () => {
    const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]))
    if (bounds.isValid()) map.fitBounds(bounds, { padding: [48, 48], maxZoom: 16, animate })
  }
  const buttons: [string, LucideIcon, () => void][] = [
    ['Aproximar', Plus, () => map.zoomIn(1, { animate })],
    ['Afastar', Minus, () => map.zoomOut(1, { animate })],
    ['Ver todos os pontos', Maximize, showAll],
  ]
  return (
    <div
      className={`${shared.screenOnly} ${shared.column} ${words.rounded} ${words.raised} ${classes.controls}`}
    >
      {buttons.map(([label, Icon, act]) => (
        <button
          key={label}
          type="button"
          className={`${shared.plate} ${shared.inset} ${words.ink} ${classes.control}`}
          aria-label={label}
          title={label}
          onClick={act}
        >
          <Icon size={17} aria-hidden />
        </button>
      ))}
    </div>
  )
}
