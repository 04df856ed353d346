import { clearDraft, draftPlace, readDraft, writeDraft } from '../../ui/entity-form/draft.ts'
import type { Folha } from '../queries.ts'
import type { Item } from './boletim-grid.tsx'

const placeOf = (id: number) => draftPlace(`medicoes/${id}`)

/**
 * What was typed and the server does not have yet, in this browser too: a session that ends, or a window that closes,
 * takes none of it. Asked for the place once, for the session may be over when there is something to keep.
 */
export function keeperOf(id: number): (itens: readonly Item[], versao: number) => void {
  const place = placeOf(id)
  return (itens, versao) => {
    if (place === undefined) return
    if (itens.length === 0) clearDraft(place)
    else writeDraft(place, { base: {}, versao, values: { itens } })
  }
}

const isItens = (value: unknown): value is readonly Item[] => Array.isArray(value)

/** What this person left typed over this very version; of another one it was saved, or somebody else went on. */
export function keptOf({ boletim: { id, versao }, linhas }: Folha): readonly Item[] {
  const place = placeOf(id)
  const draft = place === undefined ? null : readDraft(place)
  const itens = draft?.versao === versao ? draft.values.itens : null
  const known = new Set(linhas.map(({ chave }) => chave))
  return isItens(itens) ? itens.filter(({ chave }) => known.has(chave)) : []
}

/** The bulletin with it typed in; whoever claims another quantity has it checked anew, as the server does. */
export function withKept(folha: Folha, kept: readonly Item[]): Folha {
  const byChave = new Map(kept.map((item) => [item.chave, item]))
  const linhas = folha.linhas.map((linha) => {
    const item = byChave.get(linha.chave)
    if (item === undefined) return linha
    const pleiteada = typeof item.pleiteada === 'number' ? item.pleiteada : linha.pleiteada
    const aceita = pleiteada === linha.pleiteada ? linha.aceita : null
    return { ...linha, aceita, ...item, pleiteada }
  })
  return kept.length === 0 ? folha : { ...folha, linhas }
}
