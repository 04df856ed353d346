import { instalacaoCalls } from '@paco/domain/sistema/instalacao-contract'
import { recordOf } from '../http/reads.ts'

/** Whoever leaves the page open sees it change. */
const WHILE = 60_000

/** What runs, where and since when. */
export const instalacaoQuery = { ...recordOf(instalacaoCalls.getSistema, {}), refetchInterval: WHILE }

/** How the last day was. */
export const medidasQuery = { ...recordOf(instalacaoCalls.getMedidas, {}), refetchInterval: WHILE }

/** What took the database long. */
export const lentasQuery = { ...recordOf(instalacaoCalls.getLentas, {}), refetchInterval: WHILE }
