import { painelCalls } from '@paco/domain/painel/contract'
import type { execucaoCalls } from '@paco/domain/painel/execucao-contract'
import { type Painel, quantidadesList, valoresList } from '@paco/domain/painel/painel'
import type { Day } from '@paco/domain/shared/days'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import type { Ready } from '../http/express-lane.ts'
import type { Handlers } from '../http/handler.ts'
import type { KeptJson } from '../http/kept.ts'
import { replyPlainRows } from '../http/list-replies.ts'
import { rememberExecucao } from './execucao-memoria.ts'
import { exportExecucao } from './execucao-planilha.ts'
import type { Memory, PainelMemory } from './memory.ts'
import { printExecucao } from './pdf.ts'
import { readPainel, readPainelProcessos } from './queries.ts'

const KEY = 'painel'

/** The dashboards' reply if it lies ready; whose a token is nobody has asked here, so with one only if it is everyone's. */
export const painelReady =
  ({ figuresDay, isCurrent }: Today, memory: PainelMemory): Ready =>
  (path, hasToken) => {
    if (path !== painelCalls.getPainel.path || !isCurrent()) return null
    const [own, open] = [memory, memory.open].map(({ peek }) => peek(KEY, figuresDay()))
    return open && (!hasToken || own === open) ? open : null
  }

/** The dashboards' reply, remembered. */
export async function keptPainel(db: Db, day: Day, memory: Memory): Promise<KeptJson> {
  return memory.read(KEY, day, () => readPainel(db, day))
}

export const figuresOf = ({ text }: KeptJson): Painel => JSON.parse(text).Result[0]

/** The dashboards: one computation, remembered; the specified calls are views of it. */
export function painelRoutes(
  db: Db,
  { figuresDay, now }: Today,
  memory: Memory,
): Handlers<typeof painelCalls & typeof execucaoCalls> {
  const kept = () => keptPainel(db, figuresDay(), memory)
  const figures = async () => figuresOf(await kept())
  const { lida: execucao, executado } = rememberExecucao(db, { figuresDay }, memory)

  const withProjects = async () => (await figures()).por_secretaria.filter(({ total }) => total > 0)

  return {
    getPainel: () => kept(),
    getPainelProcessos: async ({ query }) => {
      const day = figuresDay()
      const key = `processos ${query.id_secretaria ?? ''} ${query.ano ?? ''}`
      return memory.read(key, day, () => readPainelProcessos(db, query, day))
    },
    getPainelExecucao: ({ query }) => execucao(query),
    exportExecucao: async ({ query: { formato, ...asked } }) =>
      exportExecucao(await executado(asked), asked.id_secretaria, formato),
    printExecucao: async ({ query, caller }) => printExecucao(await executado(query), caller, now()),
    getTotalProjeto: async () => [{ id: (await figures()).numero }],
    getValorProjeto: async () => [{ valor: (await figures()).valor }],
    getMaiorValor: async () => [{ maior: (await figures()).maior }],
    getAltaPrioridade: async () => [{ alta: (await figures()).alta }],
    listQuantidadePorSecretaria: async ({ query }) => {
      const rows = (await withProjects()).map(({ id_secretaria, secretaria, total }) => ({
        id_secretaria,
        secretaria,
        total,
      }))
      return replyPlainRows(quantidadesList, rows, query)
    },
    listValoresPorSecretaria: async ({ query }) => {
      const rows = (await withProjects()).map(({ id_secretaria, secretaria, total_valor }) => ({
        id_secretaria,
        secretaria,
        total_valor,
      }))
      return replyPlainRows(valoresList, rows, query)
    },
  }
}
