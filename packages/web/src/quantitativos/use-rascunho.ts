import { quantitativosCalls } from '@paco/domain/quantitativos/contract'
import type { RevisaoUpdate } from '@paco/domain/quantitativos/revisao'
import { type Campos, PacoError, STALE_VERSION } from '@paco/domain/shared/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { request } from '../http/client.ts'
import { clearDraft, draftPlace, readDraft } from '../ui/entity-form/draft.ts'
import { useDraft } from '../ui/entity-form/use-draft.ts'
import { errorText } from '../ui/states/error-text.ts'
import { bodyOf, calcular, type LinhaTyped, renewed, toSend, typedOf, withLast } from './linhas.ts'
import { type Problemas, problemasOf, refusedOf } from './problemas.ts'
import { revisoesQuery, underWay } from './queries.ts'
import type { RevisaoCompleta } from './revisoes.ts'

/** After so long without typing, what is whole is sent. */
const PAUSE = 1500
const NOTHING: ReadonlyMap<LinhaTyped, Campos> = new Map()

/** What the server answered to the last try, where it did not take it. */
interface Falha {
  readonly texto: string
  readonly conflito: boolean
}

interface Kept {
  linhas: readonly LinhaTyped[]
}

/** The rows as they are stored, or as they were left here before they could be. */
function begin(revisao: RevisaoCompleta, place: string | undefined) {
  const stored = withLast(revisao.itens.map(typedOf))
  const draft = place === undefined ? null : readDraft(place)
  const kept = (draft?.values as Partial<Kept> | undefined)?.linhas
  if (!draft || !kept) return { stored, linhas: stored, versao: revisao.versao, restored: null }
  const linhas = withLast(kept.map(renewed))
  // It goes on from the version it was typed over: what changed meanwhile is told as a conflict.
  return { stored, linhas, versao: draft.versao ?? revisao.versao, restored: draft.savedAt }
}

/** What is wrong with the sheet as a whole is said with the reason: it has no cell. */
const falhaOf = (error: unknown): Falha => ({
  texto: [errorText(error), error instanceof PacoError ? error.campos?.itens : undefined]
    .filter(Boolean)
    .join(' '),
  conflito: error instanceof PacoError && error.status === 409 && error.message === STALE_VERSION,
})

/** A draft that is typed in: its rows, what is wrong with them, and whether they are saved yet. */
export function useRascunho(revisao: RevisaoCompleta) {
  const { id, id_contrato, bdi, arredondamento } = revisao
  const queryClient = useQueryClient()
  const [place] = useState(() => draftPlace(`quantitativos/${id}`))
  const [first] = useState(() => begin(revisao, place))
  const [linhas, setLinhas] = useState(first.linhas)
  const [stored, setStored] = useState(first.stored)
  const [unread, setUnread] = useState(0)
  const [refused, setRefused] = useState(NOTHING)
  const [falha, setFalha] = useState<Falha | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [restored, setRestored] = useState(first.restored)
  const versao = useRef(first.versao)
  const saved = useRef(false)

  const calculada = useMemo(() => calcular(linhas, { bdi, arredondamento }), [linhas, bdi, arredondamento])
  const problemas: Problemas = useMemo(() => problemasOf(linhas, refused), [linhas, refused])
  const isDirty = linhas !== stored
  const isReady = problemas.count === 0 && !problemas.tooMany && unread === 0

  const now = useRef({ linhas, stored, isReady, conflito: false })
  useEffect(() => {
    now.current = { linhas, stored, isReady, conflito: falha?.conflito ?? false }
  })

  const send = useCallback(async () => {
    const { linhas: mine } = now.current
    const sent = toSend(mine)
    setSaving(true)
    try {
      const itens = sent.map(bodyOf) as RevisaoUpdate['itens']
      await request(quantitativosCalls.updateRevisao, {
        params: { id },
        body: { itens, versao: versao.current },
      })
      versao.current += 1
      now.current.stored = mine
      if (place !== undefined && now.current.linhas === mine) clearDraft(place)
      setStored(mine)
      setRefused(NOTHING)
      setFalha(null)
      setRestored(null)
      setSavedAt(new Date())
      void queryClient.invalidateQueries(revisoesQuery(id_contrato))
      return true
    } catch (error) {
      if (error instanceof PacoError && error.campos) setRefused(refusedOf(sent, error.campos))
      setFalha(falhaOf(error))
      return false
    } finally {
      setSaving(false)
    }
  }, [id, id_contrato, place, queryClient])

  /** Sends what is not sent yet, one after the other; false where it cannot be. */
  const flush = useCallback(async (): Promise<boolean> => {
    await underWay.get(id)
    const { linhas: mine, stored: theirs, isReady: ready, conflito } = now.current
    if (mine === theirs) return true
    if (!ready || conflito) return false
    const sending = send().finally(() => underWay.delete(id))
    underWay.set(id, sending)
    return sending
  }, [id, send])

  const waiting = isDirty && isReady && !falha?.conflito ? linhas : null
  useEffect(() => {
    if (waiting === null) return
    const timer = setTimeout(() => void flush(), PAUSE)
    return () => clearTimeout(timer)
  }, [waiting, flush])

  const kept = useMemo(() => ({ base: {}, versao: versao.current, values: { linhas } }), [linhas])
  useDraft(place, kept, isDirty, saved)
  // Whoever leaves the screen has typed all the same.
  useEffect(() => () => void flush(), [flush])

  const change = useCallback((next: (linhas: readonly LinhaTyped[]) => readonly LinhaTyped[]) => {
    const after = withLast(next(now.current.linhas))
    now.current.linhas = after
    setLinhas(after)
  }, [])

  return {
    linhas,
    calculada,
    problemas,
    unread,
    isDirty,
    isReady,
    isSaving,
    savedAt,
    falha,
    restored,
    change,
    setUnread,
    flush,
    /** The version the next write names. */
    versao: () => versao.current,
    refuse: (campos: Campos) => setRefused(refusedOf(toSend(now.current.linhas), campos)),
    /** Lets go of what was typed and not saved. */
    discard: () => {
      saved.current = true
      if (place !== undefined) clearDraft(place)
      now.current.linhas = now.current.stored
    },
    /** Asked at the moment of leaving: what is whole is sent by itself. */
    isUnsaved: () => now.current.linhas !== now.current.stored && !now.current.isReady && !saved.current,
  }
}
export type Rascunho = ReturnType<typeof useRascunho>
