import { type Map as LeafletMap, Marker } from 'leaflet'
import type { Mark } from './clusters.ts'
import { clusterIcon, pointIcon } from './mark-icons.ts'

export interface MarkEvents {
  onPoint: (id: number) => void
  onCluster: (mark: Extract<Mark, { kind: 'cluster' }>) => void
  clusterLabel: (count: number) => string
}

const EXPANDED = 'aria-expanded'

/** The marks on the map. What looks the same stays the same element, so that focus and animation survive a move. */
export class MarkLayer {
  readonly #map: LeafletMap
  readonly #events: () => MarkEvents
  readonly #shown = new Map<string, Marker>()
  readonly #points = new Map<number, Marker>()

  /** The events are asked for when something happens: those of that moment count. */
  constructor(map: LeafletMap, events: () => MarkEvents) {
    this.#map = map
    this.#events = events
  }

  show(marks: readonly Mark[], selected: number | null): void {
    const wanted = new Set(marks.map(({ key }) => key))
    for (const [key, marker] of this.#shown) if (!wanted.has(key)) this.#remove(key, marker)
    this.#points.clear()
    for (const mark of marks) {
      const marker = this.#shown.get(mark.key) ?? this.#add(mark)
      if (mark.kind === 'cluster') continue
      this.#points.set(mark.point.id, marker)
      const isSelected = mark.point.id === selected
      marker.getElement()?.setAttribute(EXPANDED, String(isSelected))
      marker.setZIndexOffset(isSelected ? 10_000 : 0)
    }
  }

  elementOf(id: number): HTMLElement | undefined {
    return this.#points.get(id)?.getElement()
  }

  clear(): void {
    this.show([], null)
  }

  #remove(key: string, marker: Marker): void {
    // Whoever stood on a mark that goes stays on the map.
    const focused = marker.getElement()?.contains(document.activeElement) ?? false
    marker.remove()
    this.#shown.delete(key)
    if (focused) this.#map.getContainer().focus({ preventScroll: true })
  }

  #add(mark: Mark): Marker {
    const icon = mark.kind === 'cluster' ? clusterIcon(mark) : pointIcon(mark.point, mark.aside)
    const marker = new Marker([mark.latitude, mark.longitude], { icon, keyboard: true, riseOnHover: true })
    const act = () => {
      if (mark.kind === 'cluster') this.#events().onCluster(mark)
      else this.#events().onPoint(mark.point.id)
    }
    marker.on('click', act).addTo(this.#map)
    const element = marker.getElement()
    const label = mark.kind === 'cluster' ? this.#events().clusterLabel(mark.count) : mark.point.label
    element?.setAttribute('aria-label', label)
    if (mark.kind === 'point') element?.setAttribute('aria-haspopup', 'dialog')
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act()
    })
    this.#shown.set(mark.key, marker)
    return marker
  }
}
