import { FINGERTIP, linear, niceTicks, textWidth } from './scale.ts'

export interface BarDatum {
  /** Unless given, the label. */
  id?: string | number
  label: string
  value: number
}

/** Bars are this thick wherever their slots allow. */
const THICKNESS = 30
const LEFT = 44
const TOP = 40
const LABEL_SIZE = 11
const VALUE_SIZE = 12
/** Tick labels lean when they would touch. */
export const LEAN = 38

interface VerticalBar {
  x: number
  y: number
  height: number
  centre: number
  slot: number
}

interface VerticalLayout {
  ticks: { value: number; y: number }[]
  bars: VerticalBar[]
  thickness: number
  leans: boolean
  left: number
  base: number
  slot: number
}

/** How deep the leaning labels reach below the axis. */
const leaning = (longest: number) => Math.min(110, Math.sin((LEAN * Math.PI) / 180) * longest + 16)

/** The width below which so many standing bars are scrolled along, not squeezed. */
export const narrowestFor = (bars: number): number => LEFT + FINGERTIP * bars

/** Where everything of a chart with standing bars goes, in a picture of `width` by `height`. */
export function verticalLayout(data: readonly BarDatum[], width: number, height: number): VerticalLayout {
  const ticks = niceTicks(Math.max(0, ...data.map(({ value }) => value || 0)))
  const slot = Math.max(1, (width - LEFT) / Math.max(1, data.length))
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, LABEL_SIZE)))
  const leans = longest + 8 > slot
  const base = height - (leans ? leaning(longest) : 28)
  const y = linear(ticks.at(-1) ?? 1, base, TOP)
  const thickness = Math.min(THICKNESS, slot * 0.72)
  return {
    leans,
    left: LEFT,
    base,
    slot,
    thickness,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    bars: data.map(({ value }, index) => {
      const centre = LEFT + slot * (index + 0.5)
      return { x: centre - thickness / 2, y: y(value), height: base - y(value), centre, slot }
    }),
  }
}

/** The longest of the texts that fits its slot, the last one when none does. */
export const fitting = (texts: readonly string[], room: number): string =>
  texts.find((text) => textWidth(text, VALUE_SIZE) <= room) ?? texts.at(-1) ?? ''

/** Lying bars: the label and the value on a line, the bar below it. */
export const LYING = { row: 46, text: 15, bar: 23, thickness: 14 } as const

export function lyingLayout(data: readonly BarDatum[], width: number) {
  const top = Math.max(0, ...data.map(({ value }) => value || 0))
  const x = linear(top, 0, width)
  return {
    height: data.length * LYING.row,
    bars: data.map(({ value }, index) => ({ y: index * LYING.row, width: x(value) })),
  }
}
