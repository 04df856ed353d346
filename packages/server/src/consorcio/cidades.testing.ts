import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { createPostgresDatabase } from '../../test/harness.ts'
import { openMany } from '../open-many.ts'
import { readConsorcio } from './arquivo.ts'
import { type Answer, caller, environment } from './consorcio.testing.ts'

const PASSWORD = 'uma senha de teste'
export const CONEXOES = 24
/** 23:30 in Rio Branco is past midnight in Brasília. */
export const NIGHT = new Date('2026-06-11T04:30:00Z')

const names = [
  { schema: 'aurora', nome: 'Aurora', fuso: 'America/Sao_Paulo' },
  { schema: 'boa_vista', nome: 'Boa Vista', fuso: 'America/Rio_Branco' },
  { schema: 'campos', nome: 'Campos', fuso: 'America/Sao_Paulo' },
  { schema: 'divisa', nome: 'Divisa', fuso: 'America/Porto_Velho' },
] as const
const hostOf = (schema: string) => `${schema.replace('_', '-')}.test`

export interface City {
  readonly schema: string
  readonly nome: string
  readonly host: string
  readonly token: string
  readonly secretaria: number
}

export const json = ({ text }: Answer) => JSON.parse(text)

const projeto = ({ nome, secretaria }: City, n: number) => ({
  id_secretaria: secretaria,
  nomeprojeto: `${nome} ${n}`,
  valor: n,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((etapa) => [
      [`datainicioetapa${etapa}`, `2026-0${etapa}-01`],
      [`datafimetapa${etapa}`, `2026-0${etapa}-20`],
      [`prazoetapa${etapa}`, 19],
    ]),
  ),
})

/** Four cities behind one door, and a fifth that cannot be opened. */
export async function openConsorcio() {
  const folder = await mkdtemp(join(tmpdir(), 'paco-consorcio-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const url = await createPostgresDatabase()
  const admin = new pg.Pool({ connectionString: url, max: 3 })
  afterAll(() => admin.end())

  // A city of a program newer than this one, which can therefore not be opened.
  await admin.query(`create schema quebrada;
    create table quebrada.migracoes (nome text primary key, resumo text not null, aplicada_em timestamptz default now());
    insert into quebrada.migracoes values ('9999_do_futuro', 'x')`)

  const env = await environment(folder, url, {
    conexoes: CONEXOES,
    cidades: [
      { host: 'quebrada.test', schema: 'quebrada' },
      ...names.map(({ schema }) => ({
        host: hostOf(schema),
        schema,
        ADMIN_EMAIL: 'quem@cuida.test',
        ADMIN_PASSWORD: PASSWORD,
      })),
    ],
  })
  const consorcio = readConsorcio({ ...env, TRUST_PROXY: '1' }, [])
  if (!consorcio) throw new Error('No cities were read.')
  const many = await openMany(consorcio, null)
  await many.openAll()
  await new Promise<void>((resolve) => many.door.listen(0, '127.0.0.1', resolve))
  const { port } = many.door.address() as AddressInfo
  const { call, close } = caller(port)
  afterAll(async () => {
    close()
    many.door.close()
    await many.close()
  })

  async function found({ schema, nome, fuso }: (typeof names)[number]): Promise<City> {
    const host = hostOf(schema)
    const login = { email: 'quem@cuida.test', password: PASSWORD }
    const token = json(await call(host, 'POST', '/api/login', { json: login })).Token
    const named = await call(host, 'PUT', '/api/cidade', { token, json: { nome, fuso } })
    expect([named.status, named.text]).toEqual([200, expect.anything()])
    const form = { nomesecretaria: `Obras de ${nome}` }
    const secretaria = json(await call(host, 'POST', '/api/createsecretaria', { token, form })).id
    return { schema, nome, host, token, secretaria }
  }
  const cities = await Promise.all(names.map(found))

  const create = (city: City, n: number, headers: Record<string, string> = {}) =>
    call(city.host, 'POST', '/api/createprojetocompleto', {
      token: city.token,
      json: projeto(city, n),
      headers,
    })
  const placeOf = ({ schema }: City) => {
    const open = many.places.find(({ config }) => config.schema === schema)?.open
    if (!open) throw new Error(`${schema} is not open.`)
    return open
  }
  return { folder, url, admin, env, many, port, call, cities, create, placeOf }
}
