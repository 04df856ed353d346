import { type Entrada, type Linha, registroDe } from './entrada.ts'
import { articleOf, counted, lowerFirst, quoted } from './fala.ts'
import { ACAO_LABELS } from './registro.ts'

type Fields = Readonly<Record<string, unknown>>

/** How the trail speaks of one kind of record. */
export interface Kind {
  readonly title: string
  /** What a single record is called, from the fields its lines carry; unless given, by title and name. */
  readonly nameOf?: (fields: Fields, nome: string | null) => string
  /** The record on whose page a single one is found, 'aditivos/9', where it has no page of its own. */
  readonly foundOn?: (fields: Fields) => string
  /** A better word for what was done than that something was created, altered or deleted. */
  readonly verbOf?: (linha: Linha) => string | undefined
  /** Why it was done, in the words of whoever did it. */
  readonly reasonOf?: (linha: Linha) => unknown
  /** The kind of part it stands under, and the field that says which: an installment under its service. */
  readonly within?: { readonly entidade: string; readonly campo: string }
}
export type Kinds = Readonly<Record<string, Kind | undefined>>

/** What a sentence names: 'o projeto', 'Creche'. The name leads to the record. */
export interface Phrase {
  readonly lead: string
  readonly name: string
  /** 'projetos/12'; none where the sentence counts several. */
  readonly registro: string | null
  /** The record whose page shows it, where it has none of its own. */
  readonly foundOn?: string
}

/** 'Alterou' 'a etapa 2' 'do projeto Creche'. */
export interface Manchete {
  readonly verb: string
  readonly what: Phrase
  readonly of: Phrase | null
  /** Why, in the words of whoever did it: '“Falta o projeto”'. */
  readonly reason?: string
}

/** A line's fields, with the names of the records they refer to in place of their numbers. */
export function namedFields({ antes, depois, nomes }: Linha): Fields {
  const fields = depois ?? antes ?? {}
  const named = Object.entries(nomes).map(([key, of]) => [key, of[String(fields[key])] ?? fields[key]])
  return { ...fields, ...Object.fromEntries(named) }
}

/** A record in words, apart: what stands before its name, and the name. */
function called(kind: Kind | undefined, entidade: string, id: string, nome: string | null, fields: Fields) {
  const title = kind?.title ?? entidade
  const own = kind?.nameOf?.(fields, nome)
  if (own !== undefined) return { article: articleOf(own), title: '', name: lowerFirst(own) }
  if (nome === null) return { article: articleOf(title), title: '', name: `${lowerFirst(title)} nº ${id}` }
  return { article: articleOf(title), title: `${lowerFirst(title)} `, name: nome }
}

const CONTRACTED = { a: 'da', o: 'do' } as const

/** A line's record, for a sentence: 'a' 'etapa 2'. */
export function phraseOf(linha: Linha, kinds: Kinds): Phrase {
  const { entidade, registro_id, nome } = linha
  const fields = namedFields(linha)
  const { article, title, name } = called(kinds[entidade], entidade, registro_id, nome, fields)
  const foundOn = kinds[entidade]?.foundOn?.(fields)
  return {
    lead: `${article} ${title}`.trim(),
    name,
    registro: registroDe(linha),
    ...(foundOn !== undefined && { foundOn }),
  }
}

/** The record a line is part of: 'do projeto' 'Creche'. */
export function parentOf({ pai, pai_nome }: Linha, kinds: Kinds): Phrase | null {
  if (pai === null) return null
  const [entidade = '', id = ''] = pai.split('/')
  const kind = kinds[entidade]
  const { article, title, name } = called(kind && { title: kind.title }, entidade, id, pai_nome, {})
  return { lead: `${CONTRACTED[article]} ${title}`.trim(), name, registro: pai }
}

export const verbOf = (linha: Linha, kinds: Kinds): string =>
  kinds[linha.entidade]?.verbOf?.(linha) ?? ACAO_LABELS[linha.acao]

/** The part that a line's record stands under, 'servicos/8', with its name. */
export function withinOf(linha: Linha, kinds: Kinds): { registro: string; nome: string | null } | null {
  const within = kinds[linha.entidade]?.within
  const id = within && (linha.depois ?? linha.antes)?.[within.campo]
  if (!within || id === undefined || id === null) return null
  return {
    registro: `${within.entidade}/${String(id)}`,
    nome: linha.nomes[within.campo]?.[String(id)] ?? null,
  }
}

export const rootOf = (linha: Linha): string => linha.pai ?? registroDe(linha)

/**
 * How much a line says of what was done at once. A record that came or went tells of all its parts; then what somebody
 * decided or noted; a project that was altered tells of its stages.
 */
function weightOf(linha: Linha, kinds: Kinds): number {
  const changed = linha.acao === 'alterou'
  if (linha.pai === null && !changed) return 5
  if (kinds[linha.entidade]?.verbOf?.(linha) !== undefined) return changed ? 4 : 3
  return linha.pai === null ? 2 : 1
}

const many = (lines: readonly Linha[], kinds: Kinds): Phrase => {
  const [{ entidade } = { entidade: '' }] = lines
  return { lead: '', name: counted(lines.length, kinds[entidade]?.title ?? entidade), registro: null }
}

/** The lines that say most, without what stands under another record of the same entry. */
function tellingOf(lines: readonly Linha[], kinds: Kinds): Linha[] {
  const there = new Set(lines.map(registroDe))
  const own = lines.filter((linha) => !there.has(withinOf(linha, kinds)?.registro ?? ''))
  const most = Math.max(...own.map((linha) => weightOf(linha, kinds)))
  const heaviest = own.filter((linha) => weightOf(linha, kinds) === most)
  // Where several records say as much, the project is what it was about.
  const head = heaviest.find((linha) => rootOf(linha).startsWith('projetos/')) ?? (heaviest[0] as Linha)
  return heaviest.filter(
    (linha) =>
      rootOf(linha) === rootOf(head) ||
      (linha.pai === null && head.pai === null && linha.entidade === head.entidade),
  )
}

/** An entry in one sentence: 'Aprovou o boletim de medição nº 4 do contrato 12/2026'. */
export function mancheteOf({ registros }: Pick<Entrada, 'registros'>, kinds: Kinds): Manchete | null {
  if (registros.length === 0) return null
  const telling = tellingOf(registros, kinds)
  const [head] = telling as [Linha]
  const records = new Set(telling.map(registroDe)).size
  const parent = parentOf(head, kinds)
  if (records === 1) {
    const reason = quoted(kinds[head.entidade]?.reasonOf?.(head))
    const told = { verb: verbOf(head, kinds), what: phraseOf(head, kinds), of: parent }
    return reason === '' ? told : { ...told, reason }
  }
  const alike = telling.every(
    (linha) => linha.entidade === head.entidade && verbOf(linha, kinds) === verbOf(head, kinds),
  )
  if (alike) return { verb: verbOf(head, kinds), what: many(telling, kinds), of: parent }
  // Parts of several kinds: whatever they have in common was altered.
  if (parent) return { verb: ACAO_LABELS.alterou, what: { ...parent, lead: parent.lead.slice(1) }, of: null }
  return { verb: verbOf(head, kinds), what: phraseOf(head, kinds), of: null }
}

/** The sentence as plain text. */
export const textOf = ({ verb, what, of }: Manchete): string =>
  [verb, what.lead, what.name, of?.lead, of?.name].filter(Boolean).join(' ')
