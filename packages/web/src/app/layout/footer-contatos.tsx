import type { Contatos } from '@paco/domain/transparencia/contatos'
import { useEffect, useState } from 'react'

const CANAIS = [
  { key: 'ouvidoria', label: 'Ouvidoria' },
  { key: 'sic', label: 'Serviço de Informação ao Cidadão' },
  { key: 'encarregado_contato', label: 'Encarregado pelos dados pessoais' },
] as const

/** Whom to turn to, as far as the city has said it. Asked for without the calls' contracts, which no door loads. */
export function FooterContatos() {
  const [contatos, setContatos] = useState<Partial<Contatos>>({})
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/api/transparencia/contatos', { signal: leaving.signal })
      .then(async (answer) => answer.ok && setContatos((await answer.json()).Result?.[0] ?? {}))
      // Without them the footer is whole all the same.
      .catch(() => {})
    return () => leaving.abort()
  }, [])
  const said = CANAIS.filter(({ key }) => contatos[key])
  if (said.length === 0) return null
  return <p>{said.map(({ key, label }) => `${label}: ${contatos[key]}`).join(' · ')}</p>
}
