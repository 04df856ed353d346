import type { Registro } from '@paco/domain/auditoria/registro'
import type { Column } from '@paco/domain/http/list'
import type { LinkProps } from '@tanstack/react-router'

/** How the trail speaks of one kind of record. */
export interface EntityDescription {
  title: string
  /** Labels and kinds of its fields, by the name the database knows them by. */
  columns: readonly Column[]
  /** What a single record is called, from the fields its lines always carry; unless given, title and number. */
  nameOf?: (fields: Readonly<Record<string, unknown>>) => string
  /** Where the record can be seen; null when it no longer can. */
  link: (registroId: string) => LinkProps | null
}

/** Every kind of record the trail may name. */
export type Registry = Readonly<Record<string, EntityDescription>>

/** A line's record in words: 'Etapa 2', 'Usuário nº 7'. */
export function recordName(entity: EntityDescription | undefined, registro: Registro): string {
  const fields = registro.depois ?? registro.antes ?? {}
  return entity?.nameOf?.(fields) ?? `${entity?.title ?? registro.entidade} nº ${registro.registro_id}`
}
