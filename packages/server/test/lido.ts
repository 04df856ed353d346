import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type pg from 'pg'

/** Of which table the record is that a decision's address names. */
const TABLES: Readonly<Record<string, string>> = {
  aditivos: 'aditivos',
  contratos: 'contratos',
  diario: 'diario',
  documentos: 'documentos',
  importacoes: 'importacoes',
  medicoes: 'medicoes',
  paralisacoes: 'paralisacoes',
  pca: 'pca',
  projetos: 'projetos',
  quantitativos: 'quantitativos_revisoes',
  recebimentos: 'recebimentos',
  repasses: 'repasses',
}

const DECISIONS = Object.values(calls as Readonly<Record<string, Call>>)
  .filter(({ decides }) => decides)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

const isDecision = (method: string | undefined, path: string): boolean =>
  DECISIONS.some((one) => one.method === method && one.path.test(path))

/** The version of the record at this address, as somebody who has just read it knows it; 1 where there is none. */
export async function versaoDe(pool: pg.Pool, url: string): Promise<number> {
  const { pathname, searchParams } = new URL(url, 'http://teste.local')
  const [, , word = '', id = '', sub] = pathname.split('/')
  const isNumber = id === 'planos' || (/^\d+$/.test(id) && Number(id) < 2 ** 31)
  if (!isNumber) return 1
  const found =
    id === 'planos'
      ? await pool.query(
          'select versao from pca_planos where ano = $1 and ($2::text is null or codigo_unidade = $2) order by id limit 1',
          [sub, searchParams.get('unidade')],
        )
      : sub === 'medicao'
        ? await pool.query('select versao from medicoes_regras where contrato_id = $1', [id])
        : await pool.query(`select versao from ${TABLES[word]} where id = $1`, [id])
  return found.rows[0]?.versao ?? 1
}

const isFields = (payload: unknown): payload is Record<string, unknown> =>
  typeof payload === 'object' && payload !== null && Object.getPrototypeOf(payload) === Object.prototype

/**
 * Whoever decides has just read the record, in tests that are about something else: what they do not say of a version is
 * filled in. One that says `versao` itself, be it null, is sent as it is.
 */
export function decideAsRead(app: FastifyInstance, pool: pg.Pool): void {
  const inject = app.inject.bind(app)
  const asRead = async (options: InjectOptions | string) => {
    if (typeof options === 'string') return inject(options)
    const { method, url, payload = {} } = options
    const path = typeof url === 'string' ? url : ''
    if (!isDecision(method, path.replace(/\?.*/, '')) || !isFields(payload) || 'versao' in payload)
      return inject(options)
    return inject({ ...options, payload: { ...payload, versao: await versaoDe(pool, path) } })
  }
  app.inject = asRead as typeof app.inject
}
