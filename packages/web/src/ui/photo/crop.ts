interface Size {
  readonly width: number
  readonly height: number
}

/** Which square of a picture is kept: its middle, in the picture's pixels, and how near one looks. */
export interface Crop {
  readonly x: number
  readonly y: number
  /** 1 for the largest square there is. */
  readonly zoom: number
}

interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Fewer pixels than these make no portrait. */
const SMALLEST = 256
const MAX_ZOOM = 5
/** More pixels than these are of no use to anybody. */
const LARGEST = 1600

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The largest square in the middle. Faces are rather in the upper half of a standing picture. */
export const firstCrop = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height > width ? width / 2 + (height - width) / 4 : height / 2,
  zoom: 1,
})

/** How near one may look before the pixels show. */
export const maxZoom = ({ width, height }: Size): number =>
  within(Math.min(width, height) / SMALLEST, 1, MAX_ZOOM)

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom

/** The nearest crop that lies within the picture. */
function inside(size: Size, { x, y, zoom }: Crop): Crop {
  const near = within(zoom, 1, maxZoom(size))
  const half = sideOf(size, near) / 2
  return { x: within(x, half, size.width - half), y: within(y, half, size.height - half), zoom: near }
}

export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => inside(size, { ...crop, zoom })

/** The picture pushed by a share of the frame: what moves to the right uncovers what lies left. */
export function pushed(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom)
  return inside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}

export function squareOf(size: Size, { x, y, zoom }: Crop): Square {
  const side = sideOf(size, zoom)
  return { left: x - side / 2, top: y - side / 2, side }
}

/** The side of what is sent, in pixels. */
export const sentSide = (size: Size, crop: Crop): number =>
  Math.min(LARGEST, Math.max(1, Math.round(sideOf(size, crop.zoom))))

const STEP = 0.05
const ZOOM_STEP = 0.1

/** What a key does to the crop; null when it does nothing. The arrows push the picture. */
export function keyed(size: Size, crop: Crop, key: string): Crop | null {
  switch (key) {
    case 'ArrowLeft':
      return pushed(size, crop, -STEP, 0)
    case 'ArrowRight':
      return pushed(size, crop, STEP, 0)
    case 'ArrowUp':
      return pushed(size, crop, 0, -STEP)
    case 'ArrowDown':
      return pushed(size, crop, 0, STEP)
    case '+':
    case '=':
      return zoomed(size, crop, crop.zoom + ZOOM_STEP)
    case '-':
      return zoomed(size, crop, crop.zoom - ZOOM_STEP)
    default:
      return null
  }
}
