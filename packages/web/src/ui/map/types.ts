import type { Tone } from '../status-pill.tsx'

/** A place on the ground, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Something that stands on the map. */
export interface MapPoint extends Place {
  readonly id: number
  /** What it is called by those who hear the map. Text, never markup. */
  readonly label: string
  /** Its colour and sign. */
  readonly tone: Tone
  /** Whether it carries the sign of something that was stopped. */
  readonly paused: boolean
}

/** A journey of the map to a place. Each new object is a new journey, also to the same place. */
export interface Flight {
  readonly to: Place
  readonly zoom: number
  readonly seconds: number
}

/** While a place is being chosen, a click on the map answers where. */
export interface Picking {
  /** Where the pin stands so far. */
  readonly place: Place | null
  readonly onPick: (place: Place) => void
}
