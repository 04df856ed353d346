import * as campos from '@paco/domain/convenios/campos'
import { callsOf, perFamilia } from '@paco/domain/convenios/contract'
import type { Familia } from '@paco/domain/convenios/familia'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { implement } from '../http/implement.ts'
import { findSession } from '../usuarios/sessao-queries.ts'
import { openTokens } from '../usuarios/tokens.ts'
import { inDays, noon, TODAY } from './convenios.testing.ts'
import { readConveniosPainel } from './painel-queries.ts'
import { familiaHandlers } from './routes.ts'

/** All that a new family takes: its description … */
const emendas = {
  key: 'emendas',
  label: 'EMENDAS',
  sobre: 'Emendas impositivas da Câmara.',
  titulo: 'objeto',
  campos: [
    { ...campos.objeto, required: true, inList: true },
    { key: 'vereador', label: 'Vereador', kind: 'text', grupo: 'objeto', inList: true },
    campos.ano,
    { ...campos.repasse, inList: true },
    { ...campos.vigenciaConvenio, inList: true },
    campos.contaBancaria,
  ],
} as const satisfies Familia

/** … and its migration. */
const MIGRATION = `
  create table convenios_emendas (
    id integer generated always as identity primary key,
    objeto text not null,
    vereador text,
    ano integer,
    repasse numeric(15, 2) check (repasse >= 0),
    vigencia_convenio date,
    conta_bancaria text,
    versao integer not null default 1,
    vence_em date generated always as (vigencia_convenio) stored,
    busca text generated always as (dobrar(objeto || ' ' || coalesce(vereador, ''))) stored
  );
  create view lista_convenios_emendas as
    select id, objeto, vereador, ano, repasse, vigencia_convenio, conta_bancaria, versao, vence_em,
      busca || ' ' || coalesce(dobrar(conta_bancaria), '') as busca
    from convenios_emendas;
  create view lista_convenios_emendas_aberta as
    select id, objeto, vereador, ano, repasse, vigencia_convenio, versao, vence_em, busca from convenios_emendas;
  select auditar('convenios_emendas', '{"fora": ["busca", "versao", "vence_em"]}');`

const test = await startTestApp(noon)
const { app, database } = test
await database.pool.query(MIGRATION)
const tokens = await openTokens(database.db)
const calls = perFamilia([emendas], callsOf)
implement(
  app,
  calls,
  perFamilia([emendas], (familia) => familiaHandlers(database.db, familia, () => TODAY)),
  {
    checkReplies: true,
    today: () => '2026-06-15',
    now: noon,
    ensureToday: async () => undefined,
    fingerprint: (asked) => asked,
    authenticate: async (token) => {
      const session = await tokens.read(token)
      const found = session && (await findSession(database.db, session.sessionId, session.userId))
      return found ? { user: found.user, sessionId: session.sessionId } : null
    },
  },
)
const { headers } = await loginAs(test, { role: 'admin' })
const path = calls.listConveniosEmendas.path

describe('a sixth family', () => {
  it('is a description and a migration: created, listed, changed, exported and deleted', async () => {
    const body = {
      objeto: 'Quadra do Jardim Tamandaré',
      vereador: 'Vereadora Exemplo',
      ano: 2026,
      repasse: 80_000.5,
      vigencia_convenio: inDays(10),
      conta_bancaria: '12345-6',
    }
    const { id } = (await app.inject({ method: 'POST', url: path, headers, payload: body })).json()
    const list = await app.inject({ url: `${path}?busca=tamandare&vigencia=30`, headers })
    expect(list.json().Result).toEqual([{ id, ...body, versao: 1 }])
    expect(JSON.parse(String(list.headers['x-somas']))).toEqual({ repasse: 80_000.5 })

    const stranger = await app.inject(`${path}/${id}`)
    expect(stranger.json().Result[0]).not.toHaveProperty('conta_bancaria')
    expect((await app.inject(`${path}?busca=12345`)).headers['x-total-count']).toBe('0')

    const empty = await app.inject({ method: 'POST', url: path, headers, payload: {} })
    expect(empty.json().Campos).toEqual({ objeto: 'Campo obrigatório.' })
    const change = { vereador: '', versao: 1 }
    await app.inject({ method: 'PUT', url: `${path}/${id}`, headers, payload: change })
    expect((await app.inject(`${path}/${id}`)).json().Result[0]).toMatchObject({ vereador: null, versao: 2 })

    const csv = await app.inject({ url: '/api/exportar/convenios-emendas?formato=csv', headers })
    expect(csv.body.replace('\ufeff', '').split('\r\n')).toEqual([
      'Id;Objeto;Vereador;Ano;Repasse (R$);Vigência do convênio;Conta bancária',
      `${id};Quadra do Jardim Tamandaré;;2026;80000,50;25/11/2026;12345-6`,
      '',
    ])

    const painel = JSON.parse(await readConveniosPainel(database.db, [emendas], TODAY))
    expect(painel.familias[0].anos).toEqual([
      { ano: 2026, quantidade: 1, repasse: 80_000.5, contrapartida: 0, total: 80_000.5 },
    ])
    expect(painel.vencimentos).toMatchObject([{ familia: 'emendas', id, dias: 10 }])

    const gone = await app.inject({ method: 'DELETE', url: `${path}/${id}`, headers })
    expect(gone.json()).toEqual({ Status: 'Success', message: 'Convenio deletado com sucesso!' })
    expect((await app.inject(path)).headers['x-total-count']).toBe('0')
    const history = await app.inject({ url: `/api/historico/convenios_emendas/${id}`, headers })
    expect(history.json().Result).toHaveLength(3)
  })
})
