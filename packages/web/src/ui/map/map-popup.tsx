import { type Map as LeafletMap, Popup } from 'leaflet'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './map-popup.module.css'
import { PIN } from './pin.ts'
import type { MapPoint } from './types.ts'
import { LANDED } from './use-flight.ts'

const WIDTH = 288
/** Of its tip, which points at the pin. */
const TIP = 20
/** Between the popup and the edge of the map. */
const MARGIN = 16

interface MapPopupProps {
  map: LeafletMap
  point: MapPoint
  /** While the map is on its way it is not moved for the popup's sake. */
  flying: RefObject<boolean>
  still: boolean
  /** Whoever opened it from the map goes on inside. */
  takesFocus: RefObject<boolean>
  onClose: () => void
  children: ReactNode
}

/** What is told of a point, above it. The content is drawn by React: names stay text. */
export function MapPopup({ map, point, flying, still, takesFocus, onClose, children }: MapPopupProps) {
  const [content] = useState(() => document.createElement('div'))
  const dialog = useRef<HTMLDivElement>(null)
  const { latitude, longitude } = point
  useEffect(() => {
    const popup = new Popup({
      className: classes.popup,
      minWidth: WIDTH,
      maxWidth: WIDTH,
      offset: [0, 4 - PIN.height],
      autoPan: !flying.current,
      autoPanPadding: [MARGIN, MARGIN],
      closeButton: false,
      autoClose: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
    })
    popup.setLatLng([latitude, longitude]).setContent(content).openOn(map)
    if (takesFocus.current) dialog.current?.focus({ preventScroll: true })
    takesFocus.current = false
    return () => {
      popup.remove()
    }
  }, [map, content, latitude, longitude, flying, takesFocus])
  useEffect(() => {
    const showWhole = () => {
      const above = content.offsetHeight + TIP + PIN.height + MARGIN
      const aside = WIDTH / 2 + MARGIN
      map.panInside([latitude, longitude], {
        paddingTopLeft: [aside, Math.min(above, map.getSize().y - MARGIN)],
        paddingBottomRight: [aside, MARGIN],
        animate: !still,
      })
    }
    map.on(LANDED, showWhole)
    return () => {
      map.off(LANDED, showWhole)
    }
  }, [map, content, latitude, longitude, still])
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-label={point.label}
      tabIndex={-1}
      className={classes.dialog}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {children}
      <button
        type="button"
        className={`${shared.close} ${words.raised} ${classes.close}`}
        data-small
        aria-label="Fechar"
        onClick={onClose}
      >
        <X size={16} aria-hidden />
      </button>
    </div>,
    content,
  )
}
