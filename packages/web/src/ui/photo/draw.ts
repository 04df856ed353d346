import { type Crop, sentSide, squareOf } from './crop.ts'

const QUALITY = 0.92

/** Draws the kept square over the whole canvas. What is transparent becomes white, as on paper. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(image, crop)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The kept square as a JPEG, without anything else the file had. */
export function cutOut(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = sentSide(image, crop)
  drawCrop(canvas, image, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
