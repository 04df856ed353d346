import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** How the installation fares is the affair of those who look after it. */
export const canReadSistema = isAdmin

export const sistemaReaders = allowing(canReadSistema)

/** Backups too: they hold everything, and what is told of them says where they lie. */
export const canManageCopias = isAdmin

export const copiaManagers = allowing(canManageCopias)
