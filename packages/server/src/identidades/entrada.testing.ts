import { afterAll } from 'vitest'
import { CLIENT, type Diretorio, startDiretorio } from '../../test/diretorio.ts'
import { openMigratedDatabase, type TestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import type { Provedor } from './provedor.ts'

/** By which providers send people back in tests. */
export const ENDERECO = 'http://localhost:4813'
export const retornoOf = (chave: string) => `${ENDERECO}/api/entrar/${chave}/retorno`

export const provedorOf = (emissor: string, more: Partial<Provedor> = {}): Provedor => ({
  chave: 'diretorio',
  nome: 'Entrar com o diretório',
  tipo: 'oidc',
  emissor,
  enderecos: null,
  ...CLIENT,
  escopos: 'openid email profile',
  dominio: null,
  confiavel: false,
  cria: false,
  email_do_diretorio: false,
  grupos: null,
  nivel_minimo: null,
  nivel_aprovacao: null,
  obrigatorio: false,
  emergencia: null,
  chave_cpf: null,
  ...more,
})

/** A directory for the tests of a file. */
export async function openDiretorio(retornos: readonly string[]): Promise<Diretorio> {
  const diretorio = await startDiretorio(retornos)
  afterAll(diretorio.close)
  return diretorio
}

/** Also what is logged, a line each. */
export interface EntradaApp extends TestApp {
  readonly logged: string[]
}

/** The whole application with these ways in. */
export async function startEntradaApp(provedores: readonly Provedor[], limite?: number): Promise<EntradaApp> {
  const database = await openMigratedDatabase()
  const logged: string[] = []
  const app = await buildApp({
    database,
    logLevel: 'debug',
    logTo: { write: (line) => void logged.push(line) },
    trustProxy: 1,
    checkReplies: true,
    publicUrl: ENDERECO,
    porta: { provedores, endereco: ENDERECO, ...(limite === undefined ? {} : { limite }) },
  })
  afterAll(() => app.close())
  return { app, database, logged }
}

const COOKIE = /^(paco-entrada=[\w-]*);/

/** What a browser holds after a reply. */
export const cookieOf = (headers: Record<string, unknown>): string =>
  COOKIE.exec(String(headers['set-cookie'] ?? ''))?.[1] ?? ''

/** Somebody clicks on a provider's button: where they are sent, and what their browser holds. */
export async function begin({ app }: TestApp, chave = 'diretorio', volta?: string) {
  const query = volta === undefined ? '' : `?volta=${encodeURIComponent(volta)}`
  const reply = await app.inject({ method: 'GET', url: `/api/entrar/${chave}${query}` })
  return { to: String(reply.headers.location), cookie: cookieOf(reply.headers), status: reply.statusCode }
}

/** They come back by this address: where they are sent on. */
export async function comeBack({ app }: TestApp, address: string, cookie: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const reply = await app.inject({ method: 'GET', url: `${pathname}${search}`, headers: { cookie } })
  return String(reply.headers.location)
}

/** Their page exchanges what it found behind '#'. */
export const exchange = ({ app }: TestApp, landed: string, cookie: string) =>
  app.inject({
    method: 'POST',
    url: '/api/entrar/troca',
    headers: { cookie },
    payload: { codigo: landed.replace(/^\/entrar#/, '') },
  })
