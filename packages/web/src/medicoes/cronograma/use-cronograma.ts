import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { problemsOfCronograma } from '@paco/domain/medicoes/cronograma'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { PacoError, STALE_VERSION } from '@paco/domain/shared/errors'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { request } from '../../http/client.ts'
import { clearDraft, draftPlace, readDraft } from '../../ui/entity-form/draft.ts'
import { useDraft } from '../../ui/entity-form/use-draft.ts'
import { errorText } from '../../ui/states/error-text.ts'
import { toast } from '../../ui/toast.ts'
import { type Etapa, previstosOf } from './plano.ts'

/** What was typed and not saved yet, for the stages the sheet still has. */
function begin(stored: readonly Etapa[], place: string | undefined) {
  const draft = place === undefined ? null : readDraft(place)
  const kept = (draft?.values as { meses?: Record<string, Etapa['meses']> } | undefined)?.meses
  if (!draft || !kept) return { etapas: stored, versao: undefined, restored: null }
  const etapas = stored.map((etapa) => ({ ...etapa, meses: kept[etapa.chave] ?? etapa.meses }))
  return { etapas, versao: draft.versao, restored: draft.savedAt }
}

const mesesOf = (etapas: readonly Etapa[]) =>
  Object.fromEntries(etapas.map(({ chave, meses }) => [chave, meses]))

interface Lido {
  id: number
  /** The version that was read with it, and the one a later write of one's own left. */
  lida: number
  propria: number | null
  stored: readonly Etapa[]
  onSaved: () => void
}

interface Recusa {
  texto: string
  conflito: boolean
}

/** A schedule that is typed in. It is saved as a whole, and only whole: until then it is kept in this browser. */
export function useCronograma({ id, lida, propria, stored: read, onSaved }: Lido) {
  const [stored] = useState(read)
  const [place] = useState(() => draftPlace(`cronograma/${id}`))
  const [first] = useState(() => begin(stored, place))
  const [etapas, setEtapas] = useState(first.etapas)
  const [unread, setUnread] = useState(0)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const saved = useRef(false)
  // A draft goes on from the version it was typed over.
  const [begun] = useState(first.versao ?? lida)
  const versao = propria ?? begun
  const isDirty = etapas !== stored
  const kept = useMemo(() => ({ base: {}, versao, values: { meses: mesesOf(etapas) } }), [versao, etapas])
  useDraft(place, kept, isDirty, saved)

  const forget = () => {
    saved.current = true
    if (place !== undefined) clearDraft(place)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      request(medicoesCalls.updateCronograma, {
        params: { id },
        body: { previstos: previstosOf(etapas), versao },
      }),
    onSuccess: () => {
      forget()
      toast(MESSAGES.cronogramaSaved)
      onSaved()
    },
    onError: (error) =>
      setRecusa({
        texto: errorText(error),
        conflito: error instanceof PacoError && error.message === STALE_VERSION,
      }),
  })

  const change = useCallback((next: (etapas: readonly Etapa[]) => readonly Etapa[]) => {
    saved.current = false
    setRecusa(null)
    setEtapas(next)
  }, [])

  function save() {
    const chaves = new Set(etapas.map(({ chave }) => chave))
    const [wrong] = Object.values(problemsOfCronograma(previstosOf(etapas), chaves))
    const texto = unread > 0 ? 'Corrija as células marcadas antes de salvar o cronograma.' : wrong
    setRecusa(texto === undefined ? null : { texto, conflito: false })
    if (texto === undefined) mutate()
  }

  return {
    etapas,
    change,
    setUnread,
    save,
    forget,
    isDirty,
    isPending,
    recusa,
    restored: first.restored,
    isUnsaved: () => isDirty && !saved.current,
  }
}
