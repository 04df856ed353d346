import { type Linha, registroDe } from '@paco/domain/auditoria/entrada'
import type { Kind, Phrase } from '@paco/domain/auditoria/manchete'
import type { Column } from '@paco/domain/http/list'
import type { LinkProps } from '@tanstack/react-router'

type Fields = Readonly<Record<string, unknown>>

/** What is said of one kind of record beside what it is called: its fields, and where it leads. */
interface Place {
  /** Labels and kinds of its fields, by the name the database knows them by. */
  columns: readonly Column[]
  /** Where the record can be seen, by its number or the fields its lines always carry; null when it no longer can. */
  link: (registroId: string, fields: Fields) => LinkProps | null
}

/** How the trail speaks of one kind of record, and where it leads. */
export interface EntityDescription extends Kind, Place {}

export type Places = Readonly<Record<string, Place>>
/** Every kind of record the trail may name. */
export type Registry = Readonly<Record<string, EntityDescription>>

/** Where a line's record can be seen; what is gone is nowhere. */
export const recordLink = (entity: EntityDescription | undefined, linha: Linha): LinkProps | null =>
  linha.excluido ? null : (entity?.link(linha.registro_id, linha.depois ?? linha.antes ?? {}) ?? null)

/** What an entry's sentence names: where it is seen, or that it is gone. */
export function placeOf(
  { registro }: Phrase,
  lines: readonly Linha[],
  registry: Registry,
): { link: LinkProps | null; gone: boolean } {
  if (registro === null) return { link: null, gone: false }
  const own = lines.find((linha) => registroDe(linha) === registro)
  if (own) return { link: recordLink(registry[own.entidade], own), gone: own.excluido }
  const part = lines.find(({ pai }) => pai === registro)
  const [entidade = '', id = ''] = registro.split('/')
  const gone = part?.pai_excluido ?? false
  return { link: gone ? null : (registry[entidade]?.link(id, {}) ?? null), gone }
}
