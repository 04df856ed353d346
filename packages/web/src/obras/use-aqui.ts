import { useState } from 'react'
import type { Place } from '../ui/map/types.ts'

const DENIED =
  'O navegador não deixou ver onde você está. Permita o acesso à localização ou escolha um bairro.'
const UNKNOWN = 'Não foi possível saber onde você está. Tente de novo ou escolha um bairro.'
const PATIENCE = 15_000
/** A place that the phone knew a minute ago will do. */
const RECENT = 60_000

/** Where this device is, asked for by a press of a button alone, and told to nobody. */
export function useAqui() {
  const [place, setPlace] = useState<Place | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const fail = (text: string) => {
    setProblem(text)
    setAsking(false)
  }
  const ask = () => {
    setProblem(null)
    // Browsers have it on encrypted pages only.
    if (!navigator.geolocation) return fail(UNKNOWN)
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPlace({ latitude, longitude })
        setAsking(false)
      },
      ({ code, PERMISSION_DENIED }) => fail(code === PERMISSION_DENIED ? DENIED : UNKNOWN),
      { timeout: PATIENCE, maximumAge: RECENT },
    )
  }
  return { place, problem, asking, ask }
}
