/** WCAG 2.2, 1.4.3: what letters need against their ground. */
const ENOUGH = 4.5

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** How bright a colour is, as WCAG reckons it. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of white letters on this colour, from 1 to 21. */
export const contrastWithWhite = (hex: string): number => 1.05 / (luminance(rgbOf(hex)) + 0.05)

export const isReadable = (hex: string): boolean => contrastWithWhite(hex) >= ENOUGH

/** The same hue, darkened no more than white letters on it need. */
export function nearestReadable(hex: string): string {
  const rgb = rgbOf(hex)
  for (let share = 255; share >= 0; share--) {
    const [red, green, blue] = rgb
    const darker = hexOf([red, green, blue].map((part) => Math.floor((part * share) / 255)) as unknown as Rgb)
    if (isReadable(darker)) return darker
  }
  return '#000000'
}
