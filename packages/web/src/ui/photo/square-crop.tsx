import { formatWhole } from '@paco/domain/shared/formats'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, useId, useLayoutEffect, useRef } from 'react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { type Crop, keyed, maxZoom, pushed, sentSide, zoomed } from './crop.ts'
import { drawCrop } from './draw.ts'
import classes from './square-crop.module.css'

/** Twice as fine as it is shown, for sharp screens. */
const PIXELS = 640

interface SquareCropProps {
  image: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** The square of a picture that is kept: dragged, pushed with the arrows, brought nearer with the slider or + and −. */
export function SquareCrop({ image, crop, onChange }: SquareCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const hint = useId()
  const nearest = maxZoom(image)
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop)
  }, [image, crop])

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width } = event.currentTarget.getBoundingClientRect()
    onChange(pushed(image, crop, event.movementX / width, event.movementY / width))
  }
  const side = formatWhole(sentSide(image, crop))
  return (
    <div className={`${words.gap12} ${classes.crop}`}>
      <button
        type="button"
        className={classes.frame}
        aria-label="Recorte da foto"
        aria-describedby={hint}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={(event) => {
          const next = keyed(image, crop, event.key)
          if (next === null) return
          event.preventDefault()
          onChange(next)
        }}
      >
        <canvas ref={canvas} width={PIXELS} height={PIXELS} />
      </button>
      <label className={`${shared.line} ${words.gap10} ${words.muted} ${classes.zoom}`}>
        <ZoomOut size={16} aria-hidden />
        <input
          type="range"
          aria-label="Aproximar"
          min={1}
          max={nearest}
          step={0.01}
          value={crop.zoom}
          disabled={nearest === 1}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={(event) => onChange(zoomed(image, crop, Number(event.currentTarget.value)))}
        />
        <ZoomIn size={16} aria-hidden />
      </label>
      <p id={hint} className={shared.note}>
        Arraste a foto ou use as setas para enquadrar; + e − aproximam. O círculo mostra o que aparece nas
        listas. Recorte de {side} × {side} pixels.
      </p>
    </div>
  )
}
