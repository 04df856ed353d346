import type { Registro } from '@paco/domain/auditoria/registro'
import type { Column } from '@paco/domain/http/list'
import type { LinkProps } from '@tanstack/react-router'

type Fields = Readonly<Record<string, unknown>>

/** How the trail speaks of one kind of record. */
export interface EntityDescription {
  title: string
  /** Labels and kinds of its fields, by the name the database knows them by. */
  columns: readonly Column[]
  /** What a single record is called, from the fields its lines always carry; unless given, title and number. */
  nameOf?: (fields: Fields) => string
  /** Where the record can be seen, by its number or the fields its lines always carry; null when it no longer can. */
  link: (registroId: string, fields: Fields) => LinkProps | null
}

/** Every kind of record the trail may name. */
export type Registry = Readonly<Record<string, EntityDescription>>

const fieldsOf = ({ antes, depois }: Registro): Fields => depois ?? antes ?? {}

/** Where a line's record can be seen; what was deleted is nowhere. */
export const recordLink = (entity: EntityDescription | undefined, registro: Registro): LinkProps | null =>
  registro.acao === 'excluiu' ? null : (entity?.link(registro.registro_id, fieldsOf(registro)) ?? null)

/** A line's record in words: 'Etapa 2', 'Usuário nº 7'. */
export function recordName(entity: EntityDescription | undefined, registro: Registro): string {
  return (
    entity?.nameOf?.(fieldsOf(registro)) ?? `${entity?.title ?? registro.entidade} nº ${registro.registro_id}`
  )
}
