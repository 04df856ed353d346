import type { Cidade } from '@paco/domain/cidade/cidade'
import type { PacoteResumo } from '@paco/domain/pacotes/carga'
import { repeatedIn } from '@paco/domain/pacotes/comparar'
import type { pacotesCalls } from '@paco/domain/pacotes/contract'
import { MESSAGES } from '@paco/domain/pacotes/messages'
import { NIVEIS, type Pacote, SECOES, servesCidade } from '@paco/domain/pacotes/pacote'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type { CidadeMemory } from '../cidade/memory.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { CHAVES, readArquivo } from './arquivos.ts'
import { carregar, conferir, desfazer } from './carga.ts'
import { deleteEnviado, insertEnviado, listCargas, listEnviados, updateEnviado } from './queries.ts'

const resumo = (pacote: Pacote, enviado: number | null): PacoteResumo => ({
  chave: pacote.chave,
  nivel: pacote.nivel,
  nome: pacote.nome,
  descricao: pacote.descricao,
  enviado,
  quantos: SECOES.map((secao) => ({ secao, total: pacote[secao].length })).filter(({ total }) => total > 0),
})

const byNivel = (one: PacoteResumo, other: PacoteResumo) =>
  NIVEIS.indexOf(one.nivel) - NIVEIS.indexOf(other.nivel)

/** One that was sent, or one of the system's that is this city's to load: of another's there is nothing here. */
async function readPacote(db: Db, chave: string, cidade: Cidade): Promise<Pacote> {
  const [enviado] = await listEnviados(db, chave)
  if (enviado) return enviado.conteudo
  const pacote = await readArquivo(chave)
  if (!servesCidade(pacote, cidade)) throw notFound(MESSAGES.notFound)
  return pacote
}

function refuseUnfit(pacote: Pacote): void {
  if (CHAVES.some((chave) => chave.toLowerCase() === pacote.chave.toLowerCase()))
    throw conflict(MESSAGES.reserved, { chave: MESSAGES.reserved })
  if (SECOES.every((secao) => pacote[secao].length === 0)) throw invalid({ secretarias: MESSAGES.empty })
  const repeated = repeatedIn(pacote)
  if (repeated.length > 0)
    throw invalid(Object.fromEntries(repeated.map((place) => [place, MESSAGES.repeated])))
}

export const pacotesRoutes = (
  db: Db,
  { read: readCidade }: Pick<CidadeMemory, 'read'>,
  now: () => Date,
): Handlers<typeof pacotesCalls> => ({
  getPacotes: async () => {
    const cidade = await readCidade()
    const files = await Promise.all(CHAVES.map(readArquivo))
    const system = files.filter((file) => servesCidade(file, cidade)).map((file) => resumo(file, null))
    const sent = (await listEnviados(db)).map(({ id, conteudo }) => resumo(conteudo, id))
    const pacotes = [...system, ...sent].sort(byNivel)
    return { Status: 'Success', Result: [{ pacotes, cargas: await listCargas(db) }] }
  },

  sendPacote: async ({ body, user, actor }) => {
    refuseUnfit(body)
    const row = { nome: body.nome, conteudo: JSON.stringify(body), enviado_por: user.id, enviado_em: now() }
    const sent = await transact(db, actor, async (trx) => {
      const [before] = await listEnviados(trx, body.chave)
      if (!before) return insertEnviado(trx, { ...row, chave: body.chave })
      await updateEnviado(trx, before.id, row)
      return before.id
    })
    return { ...success(sent), message: MESSAGES.sent }
  },

  deletePacote: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deleteEnviado(trx, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },

  checkPacote: async ({ params }) => ({
    Status: 'Success',
    Result: [await conferir(db, await readPacote(db, params.chave, await readCidade()))],
  }),

  loadPacote: async ({ params, body: { atualizar = false }, user, actor }) => {
    const pacote = await readPacote(db, params.chave, await readCidade())
    const done = await transact(db, actor, (trx) =>
      carregar(trx, pacote, { atualizar, por: user.id, em: now() }),
    )
    await readCidade()
    return { Status: 'Success', ...done }
  },

  undoCarga: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => desfazer(trx, params.id, user.id, now()))
    await readCidade()
    return { Status: 'Success', message: MESSAGES.undone }
  },
})
