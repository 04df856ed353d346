import type { ImportacaoInteira, LinhaImportada } from '@paco/domain/importacoes/importacao'
import type { CellValue } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import type { TestApp } from '../../test/harness.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'

type Who = { headers: { authorization: string } }

/** A workbook of one sheet. */
export const livro = (rows: CellValue[][], name = 'Plan1'): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name, rows }] })

/** The calls of an import, as its screen makes them. */
export function importing({ app }: Pick<TestApp, 'app'>, who: Who) {
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) })

  const send = (lista: string, bytes: Uint8Array, name = 'obras.xlsx', dono?: number | string) => {
    const fields = { lista, ...(dono !== undefined && { dono: String(dono) }) }
    const { payload, headers } = formOf(Buffer.from(bytes), { name, fields })
    return app.inject({
      method: 'POST',
      url: '/api/importacoes',
      payload,
      headers: { ...who.headers, ...headers },
    })
  }

  const read = async (id: number): Promise<ImportacaoInteira> =>
    (await call('GET', `/api/importacoes/${id}`)).json().Result[0]

  const linhas = async (id: number, acao = ''): Promise<LinhaImportada[]> =>
    (await call('GET', `/api/importacoes/${id}/linhas${acao ? `?acao=${acao}` : ''}`)).json().Result

  const RUNNING = ['na_fila', 'importando', 'desfazendo']
  /** Asks until it is settled. */
  const settled = async (id: number): Promise<ImportacaoInteira> => {
    await expect
      .poll(async () => RUNNING.includes((await read(id)).situacao), { timeout: 50_000 })
      .toBe(false)
    return read(id)
  }

  return {
    call,
    send,
    read,
    linhas,
    settled,
    received: async (lista: string, bytes: Uint8Array, nome?: string, dono?: number) =>
      read((await send(lista, bytes, nome, dono)).json().id),
    written: async (id: number, more: object = {}) => {
      await call('POST', `/api/importacoes/${id}/importar`, { versao: (await read(id)).versao, ...more })
      return settled(id)
    },
    undone: async (id: number) => {
      await call('POST', `/api/importacoes/${id}/desfazer`, { versao: (await read(id)).versao })
      return settled(id)
    },
  }
}

/** The trail only grows, sessions are made by logging in, and an import is kept with its file. */
/** Not compared; of the plans neither, since a number that an item had is nobody else's. */
const OTHERS = /^(auditoria|importac|objetos|migracoes|pedidos|sessoes|acessos|limites|arquivo|pca_planos)/

/** Every row of every table, without the versions, which only go up. */
export async function everything({ database: { pool } }: Pick<TestApp, 'database'>) {
  const { rows } = await pool.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`,
  )
  const tables: Record<string, unknown[]> = {}
  for (const name of rows.map((row) => String(row.name)).filter((one) => !OTHERS.test(one))) {
    const found = await pool.query(`select (to_jsonb(t) - 'versao')::text as row from ${name} t order by 1`)
    tables[name] = found.rows.map(({ row }) => row)
  }
  return tables
}
