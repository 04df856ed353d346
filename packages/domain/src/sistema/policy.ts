import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** How the installation fares is the affair of those who look after it. */
export const canReadSistema = isAdmin

export const sistemaReaders = allowing(canReadSistema)
