import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Escolhida } from '../../../aditivos/decisao-form.tsx'
import { aditivoLink } from '../../../aditivos/links.ts'
import { isModalOpen, singleKey } from '../../shortcuts.ts'

const CHOICES: Readonly<Record<string, Escolhida['decisao']>> = {
  a: 'aprovado',
  r: 'rejeitado',
  d: 'devolvido',
}

interface Around {
  readonly proximo: number | null
  readonly anterior: number | null
}

/** Ctrl+Enter, or Cmd+Enter, sends the form it is pressed in: by its button, which may be refusing. */
function sendForm(event: KeyboardEvent): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null
  form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
}

/** The keys of the page: they choose, they go through the queue, and none of them decides by itself. */
export function useExameKeys(around: Around | null): Escolhida | null {
  const navigate = useNavigate()
  const [escolhida, setEscolhida] = useState<Escolhida | null>(null)
  const listen = (event: KeyboardEvent) => {
    if (isModalOpen()) return
    if (event.key === 'Enter' && event.ctrlKey !== event.metaKey) return sendForm(event)
    const key = singleKey(event)?.toLowerCase() ?? ''
    const decisao = CHOICES[key]
    const to = key === 'n' ? around?.proximo : key === 'p' ? around?.anterior : null
    if (decisao === undefined && to == null) return
    // Else the letter would be typed into the field that it leads to.
    event.preventDefault()
    if (decisao !== undefined) setEscolhida({ decisao })
    else if (to != null) void navigate(aditivoLink(to))
  }
  const latest = useRef(listen)
  useEffect(() => {
    latest.current = listen
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return escolhida
}
