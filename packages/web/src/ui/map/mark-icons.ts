import { formatWhole } from '@paco/domain/shared/formats'
import { DivIcon } from 'leaflet'
import type { ClusterMark, ToneCounts } from './clusters.ts'
import classes from './marks.module.css'
import { PAUSE, PIN, SIGNS, TONE_FILLS } from './pin.ts'
import type { MapPoint } from './types.ts'

/** Marks are built node by node: no text of anybody's is ever read as markup. */

const SVG = 'http://www.w3.org/2000/svg'

function pathOf(line: string, className: string): SVGPathElement {
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', line)
  path.setAttribute('class', className)
  return path
}

function drawPin(...paths: SVGPathElement[]): SVGSVGElement {
  const pin = document.createElementNS(SVG, 'svg')
  pin.setAttribute('viewBox', `0 0 ${PIN.width} ${PIN.height}`)
  pin.setAttribute('width', String(PIN.width))
  pin.setAttribute('height', String(PIN.height))
  pin.setAttribute('aria-hidden', 'true')
  pin.append(...paths)
  return pin
}

const pinIcon = (html: Element, className: string, [right, down]: readonly [number, number]) =>
  new DivIcon({
    html,
    className,
    iconSize: [PIN.width, PIN.height],
    iconAnchor: [PIN.width / 2 - right, PIN.height - 1 - down],
  })

const pauseSign = () => [pathOf(PAUSE.outline, classes.pause ?? ''), pathOf(PAUSE.bars, classes.bars ?? '')]

export function pointIcon(
  { tone, paused }: Pick<MapPoint, 'tone' | 'paused'>,
  aside: readonly [number, number],
): DivIcon {
  const paths = [pathOf(PIN.outline, classes.outline ?? ''), pathOf(SIGNS[tone], classes.sign ?? '')]
  const pin = drawPin(...paths, ...(paused ? pauseSign() : []))
  return pinIcon(pin, `${classes.pin} ${classes[tone]}`, aside)
}

/** The pin of a place that is being chosen. */
export function draftIcon(): DivIcon {
  const cross = 'M14 8v11M8.5 13.5h11'
  const pin = drawPin(pathOf(PIN.outline, classes.outline ?? ''), pathOf(cross, classes.sign ?? ''))
  return pinIcon(pin, `${classes.pin} ${classes.draft}`, [0, 0])
}

/** `conic-gradient(red 0% 25%, blue 25% 100%)`: whose share is how large. */
export function ringOf(tones: ToneCounts): string {
  const present = TONE_FILLS.filter(([tone]) => tones[tone])
  const total = present.reduce((sum, [tone]) => sum + (tones[tone] ?? 0), 0)
  let from = 0
  const arcs = present.map(([tone, fill]) => {
    const to = from + ((tones[tone] ?? 0) / total) * 100
    const arc = `${fill} ${from.toFixed(1)}% ${to.toFixed(1)}%`
    from = to
    return arc
  })
  return `conic-gradient(${arcs.join(', ')})`
}

export function clusterIcon({ count, tones }: ClusterMark): DivIcon {
  const size = count < 10 ? 38 : count < 100 ? 44 : 50
  const ring = document.createElement('span')
  ring.className = classes.ring ?? ''
  ring.style.backgroundImage = ringOf(tones)
  const number = document.createElement('span')
  number.className = classes.count ?? ''
  number.textContent = formatWhole(count)
  ring.append(number)
  return new DivIcon({ html: ring, className: classes.cluster, iconSize: [size, size] })
}
