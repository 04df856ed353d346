import type { TipoRecebimento } from './recebimento.ts'

/** Usual terms in days, where neither the contract nor a regulation says others (art. 140, § 3º). */
export const PRAZOS_USUAIS: Record<TipoRecebimento, number> = { provisorio: 15, definitivo: 90 }
