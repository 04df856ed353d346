import { useEffect, useRef, useState } from 'react'
import { fingerprintOf } from './verificar-hash.ts'

interface Work {
  /** The file that is looked at, or was. */
  nome: string | null
  /** How much of it is done, from 0 to 1; null while nothing is worked at. */
  done: number | null
  error: string | null
}

const NOTHING: Work = { nome: null, done: null, error: null }
const UNREADABLE = 'Não foi possível ler o arquivo neste aparelho. Escolha-o de novo.'

/** Works out the fingerprint of the last file that was given; the one before is left where it was. */
export function useFingerprint(onDone: (sha256: string, nome: string) => void) {
  const [work, setWork] = useState<Work>(NOTHING)
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  const stop = () => {
    control.current?.abort()
    control.current = null
    setWork(NOTHING)
  }

  const take = async (file: File) => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    setWork({ nome: file.name, done: 0, error: null })
    try {
      const sha256 = await fingerprintOf(
        file,
        (done) => setWork({ nome: file.name, done, error: null }),
        mine.signal,
      )
      setWork({ nome: file.name, done: null, error: null })
      onDone(sha256, file.name)
    } catch {
      if (!mine.signal.aborted) setWork({ nome: null, done: null, error: UNREADABLE })
    }
  }

  return { ...work, take, stop }
}
