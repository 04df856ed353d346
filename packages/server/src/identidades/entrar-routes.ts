import { readClaims } from '@paco/domain/identidades/chegada'
import { assign, groupsAt } from '@paco/domain/identidades/grupos'
import type { Recusa } from '@paco/domain/identidades/recusas'
import { PacoError } from '@paco/domain/shared/errors'
import { ownPath } from '@paco/domain/shared/own-path'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { type Limit, take } from '../db/limits.ts'
import { type Actor, SYSTEM, transact } from '../db/transact.ts'
import { networkOf, originOf } from '../http/origin.ts'
import { Away, type Claims } from './cliente.ts'
import { writeCodigo } from './codigo-queries.ts'
import { drawSecret, dropCookie, hashSecret, readCookie } from './cookie.ts'
import { enter, link, Recusada } from './pessoas.ts'
import { type Aberto, onTheWay, type Porta } from './porta.ts'
import { consumeEntrada, type Entrada, findOwnerOf, startEntrada } from './queries.ts'

/** A whole city hall may share one address, and all come at eight. */
const BEGINNINGS: Limit = { max: 600, windowSeconds: 15 * 60 }

/** What may be told of a failure in the log: a code. Messages and causes hold what the provider sent. */
const codeOf = (error: unknown): string => {
  const { error: told, code, name } = error as Record<'error' | 'code' | 'name', unknown>
  const codes = [told, code, name].filter(
    (value) => typeof value === 'string' && /^[\w.-]{1,60}$/.test(value),
  )
  return codes.join(' ')
}

/** Why somebody is not let in, whatever went wrong. */
function recusaOf(error: unknown): Recusa {
  if (error instanceof Recusada) return error.recusa
  if (error instanceof Away) return 'fora'
  if (error instanceof PacoError) return error.status === 429 ? 'muitas' : 'falha'
  const { error: told, code } = error as { error?: unknown; code?: unknown }
  if (told === 'access_denied') return 'cancelada'
  return typeof code === 'string' && /^(OAUTH|ERR_J)/.test(code) ? 'invalida' : 'falha'
}

function read(provedor: Aberto, claims: Claims) {
  const chegada = readClaims(claims, provedor)
  if (!chegada) throw new Recusada('invalida')
  const { grupos } = provedor
  return { chegada, atribuicao: grupos ? assign(groupsAt(claims, grupos.caminho), grupos) : {} }
}

interface Back {
  readonly db: Db
  readonly provedor: Aberto
  readonly entrada: Entrada
  readonly id_hash: string
  readonly search: string
  readonly actor: Actor
}

/** Somebody is back whose account was to be linked. */
async function linkBack({ db, provedor, entrada, search, actor }: Back, sessao: string): Promise<string> {
  const { chegada } = read(provedor, await provedor.cliente.finish(search, entrada))
  const owner = await findOwnerOf(db, sessao)
  if (!owner) throw new Recusada('vencida')
  const signed = { ...actor, id: owner.id, nome: owner.name }
  await transact(db, signed, (trx) => link(trx, provedor, chegada, owner.id))
  return '/conta?entrada=vinculada'
}

/** Somebody is back to come in: their page finds a code behind '#', which no server is sent. */
async function enterBack({ db, provedor, entrada, id_hash, search, actor }: Back): Promise<string> {
  const { chegada, atribuicao } = read(provedor, await provedor.cliente.finish(search, entrada))
  const codigo = drawSecret()
  await transact(db, actor, async (trx) => {
    const usuario_id = await enter(trx, provedor, chegada, atribuicao)
    const { volta } = entrada
    const code = { codigo_hash: hashSecret(codigo), id_hash, usuario_id, provedor: provedor.chave, volta }
    await writeCodigo(trx, code)
  })
  return `/entrar#${codigo}`
}

const failed = (log: FastifyBaseLogger, chave: string, error: unknown): Recusa => {
  const recusa = recusaOf(error)
  log.warn({ provedor: chave, recusa, codigo: codeOf(error) }, 'nobody came in by a provider')
  return recusa
}

/**
 * The two addresses that a browser visits: to the provider, and back from it. Whatever happens leads to a page of ours, by
 * an address of ours alone; what somebody comes back to is there once, whether that succeeds or not.
 */
export function serveEntrar(app: FastifyInstance, db: Db, porta: Porta): void {
  const go = (reply: FastifyReply, path: string) => reply.redirect(path, 303)
  const refuse = (reply: FastifyReply, recusa: Recusa, page = '/login') =>
    go(reply, `${page}?entrada=${recusa}`)
  type Named = { Params: { provedor: string }; Querystring: { volta?: unknown } }

  app.get<Named>('/api/entrar/:provedor', async (request, reply) => {
    const provedor = porta.find(request.params.provedor)
    if (!provedor) return refuse(reply, 'falha')
    // Led here by another site: nobody is logged in by a link they did not know for a login.
    if (request.headers['sec-fetch-site'] === 'cross-site') return go(reply, '/login')
    try {
      await take(db, `entrada:origem:${networkOf(originOf(request))}`, BEGINNINGS)
      const { url, segredos } = await provedor.cliente.begin()
      const secret = drawSecret()
      await startEntrada(db, {
        id_hash: hashSecret(secret),
        provedor: provedor.chave,
        ...segredos,
        volta: ownPath(request.query.volta),
        sessao_id: null,
      })
      return go(reply.header('Set-Cookie', onTheWay(porta, secret)), url.href)
    } catch (error) {
      return refuse(reply, failed(request.log, provedor.chave, error))
    }
  })

  const back = async (request: FastifyRequest, provedor: Aberto, id_hash: string, entrada: Entrada) => {
    const at = request.raw.url?.indexOf('?') ?? -1
    const search = at < 0 ? '' : (request.raw.url ?? '').slice(at)
    const actor = { ...SYSTEM, origem: originOf(request), requisicao: request.id }
    const told = { db, provedor, entrada, id_hash, search, actor }
    return entrada.sessao_id === null ? enterBack(told) : linkBack(told, entrada.sessao_id)
  }

  app.get<Named>('/api/entrar/:provedor/retorno', async (request, reply) => {
    const provedor = porta.find(request.params.provedor)
    const secret = readCookie(porta.endereco, request.headers.cookie)
    if (!provedor || secret === null) return refuse(reply, 'vencida')
    let page = '/login'
    try {
      const id_hash = hashSecret(secret)
      const entrada = await consumeEntrada(db, id_hash)
      // Of another provider: somebody, or the provider itself, mixes them up.
      if (entrada?.provedor !== provedor.chave) return refuse(reply, 'vencida')
      if (entrada.sessao_id !== null) page = '/conta'
      return await go(reply, await back(request, provedor, id_hash, entrada))
    } catch (error) {
      reply.header('Set-Cookie', dropCookie(porta.endereco))
      return refuse(reply, failed(request.log, provedor.chave, error), page)
    }
  })

  /** Out of the provider too, where it wants that: gov.br does, from the browser. */
  app.get<Named>('/api/entrar/:provedor/sair', async (request, reply) => {
    const saida = porta.find(request.params.provedor)?.enderecos?.saida
    if (saida === undefined) return go(reply, '/')
    const url = new URL(saida)
    url.searchParams.set('post_logout_redirect_uri', `${porta.endereco}/`)
    return go(reply, url.href)
  })
}
