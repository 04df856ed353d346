import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'
import type { Dono } from './donos.ts'

type Who = SessionUser | null

/** What of a record decides here. */
type Of = Pick<Dono, 'id_secretaria' | 'responsaveis'>

const isResponsavel = (who: Who, { responsaveis }: Of): boolean =>
  who?.role === 'user' && responsaveis.includes(who.id)

/** Whoever keeps the record keeps its papers: its department, administrators, and whom its contract names. */
export const canWriteDocumentos = (who: Who, dono: Of): boolean =>
  canChangeOfSecretaria(who, dono.id_secretaria) || isResponsavel(who, dono)

/** What is not public is read by those who write it and by those who control. */
export const canReadRestritos = (who: Who, dono: Of): boolean =>
  canReadAllRestritos(who) || canWriteDocumentos(who, dono)

export const canReadAllRestritos = (who: Who): boolean => isAdmin(who) || who?.role === 'auditor'

/** Whoever may keep a document with some record: an inspector may be of no department. */
export const canWriteSomeDocumento = (who: Who): boolean => isAdmin(who) || who?.role === 'user'

export const documentoWriters = allowing(
  canWriteSomeDocumento,
  'administradores, pessoas da secretaria do registro, o fiscal e o gestor do contrato',
)
