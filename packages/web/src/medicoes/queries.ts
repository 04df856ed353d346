import { contratosCalls } from '@paco/domain/contratos/contract'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import type { Boletim, FolhaBoletim, LinhaBoletim } from '@paco/domain/medicoes/boletim'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { quantitativosCalls } from '@paco/domain/quantitativos/contract'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, rowsOf } from '../http/reads.ts'

function only<T>([found]: readonly T[], missing: string): T {
  if (found === undefined) throw notFound(missing)
  return found
}

/** The form under which a sheet is cached. */
export const FOLHA = 'folha'

/** A bulletin with all that its page shows and its rules need. */
export interface Folha {
  readonly boletim: Boletim
  readonly linhas: readonly LinhaBoletim[]
  readonly medidaPor: FolhaBoletim
  readonly contrato: Contrato
}

/**
 * The bulletin first: its version is never newer than the rows that come after it, so that whoever writes from them is told
 * of what others wrote. Nothing of it is remembered: while it is open, what is typed is newer than what was read.
 */
export const folhaQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(medicoesCalls.getBoletim, { params: { id } }, FOLHA),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Folha> => {
      const of = { params: { id }, signal }
      const boletim = only((await request(medicoesCalls.getBoletim, of)).data.Result, MESSAGES.notFound)
      const [linhas, medidaPor, contrato] = await Promise.all([
        request(medicoesCalls.listLinhasDoBoletim, of),
        request(medicoesCalls.getFolhaDoBoletim, of),
        request(contratosCalls.getContrato, { params: { id: boletim.id_contrato }, signal }),
      ])
      return {
        boletim,
        linhas: linhas.data.Result,
        medidaPor: only(medidaPor.data.Result, MESSAGES.notFound),
        contrato: only(contrato.data.Result, CONTRATO.notFound),
      }
    },
  })

export const pagamentosQuery = (id: number) => rowsOf(medicoesCalls.listPagamentos, { params: { id } })

/** In the order of their numbers. */
export const boletinsDoContratoQuery = (id_contrato: number) =>
  rowsOf(medicoesCalls.listBoletins, { query: { id_contrato, ordem: 'numero' } })

/** Whether a contract has a sheet to be measured by, and how it is measured. */
export const medicaoDoContratoQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(medicoesCalls.getRegraMedicao, { params: { id } }, 'medicao'),
    queryFn: async ({ signal }) => {
      const of = { params: { id }, signal }
      const [revisoes, regra] = await Promise.all([
        request(quantitativosCalls.listRevisoes, of),
        request(medicoesCalls.getRegraMedicao, of),
      ])
      return {
        temPlanilha: revisoes.data.Result.some(({ situacao }) => situacao === 'aprovada'),
        regra: only(regra.data.Result, CONTRATO.notFound),
      }
    },
  })
