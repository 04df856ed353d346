import type { Entrada } from '@paco/domain/auditoria/entrada'
import { describe, expect, it } from 'vitest'
import { loginAs, openTestDatabase, startTestApp } from '../../test/harness.ts'
import { makeLanded } from '../../test/landed/landed.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { ponte } from '../contratos/contratos.testing.ts'
import { migrate } from '../db/migrate.ts'

const test = await startTestApp()
const bench = await openBench(test)
const { call, admin, auditor, obras } = bench

type Who = Parameters<typeof call>[0]
const read = async (url: string, who: Who = auditor): Promise<Entrada[]> => {
  const reply = await call(who, 'GET', url)
  expect(reply.statusCode).toBe(200)
  return reply.json().Result
}
const entries = (query = '', who?: Who) => read(`/api/auditoria/entradas?${query}`, who)
const history = (of: string, who?: Who) => read(`/api/historico/${of}/entradas`, who)
const done = async (who: Who, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const reply = await call(who, method, url, payload)
  expect(reply.statusCode).toBe(200)
  return reply.json().id as number
}
const kinds = ({ registros }: Entrada) => registros.map(({ entidade }) => entidade)
const last = async () => (await entries('limite=1'))[0] as Entrada

const newServico = (projeto_id: number, count: number) =>
  done(admin, 'POST', '/api/servicos', {
    projeto_id,
    descricao: 'Drenagem',
    valor_total: 1000,
    parcelas: Array.from({ length: count }, (_, mes) => ({ mes: mes + 1, valor: 1 })),
  })

describe('an entry of the trail', () => {
  it('is one save, however many rows it changed, under the record it belongs to', async () => {
    const id = await bench.newProjeto({ nomeprojeto: 'Creche do Jardim Sul' })
    const entry = await last()
    expect(entry.linhas).toBe(7)
    expect(kinds(entry)).toEqual(['projetos', ...Array.from({ length: 6 }, () => 'etapas')])
    expect(entry.registros[0]).toMatchObject({ nome: 'Creche do Jardim Sul', pai: null, excluido: false })
    expect(entry.registros[1]).toMatchObject({
      acao: 'criou',
      pai: `projetos/${id}`,
      pai_nome: 'Creche do Jardim Sul',
      pai_excluido: false,
    })
    await done(admin, 'PUT', `/api/updateprojetocompleto/${id}`, {
      nomeprojeto: 'Creche Sul',
      etapa2: 'Edital',
    })
    expect(await last()).toMatchObject({ id: entry.id + 1, linhas: 2, usuario_id: admin.id })
  })

  it('names what its fields refer to', async () => {
    const id = await newServico(await bench.newProjeto(), 1)
    const parcela = (await last()).registros.find(({ entidade }) => entidade === 'parcelas')
    expect(parcela).toMatchObject({ nome: null, nomes: { servico_id: { [id]: 'Drenagem' } } })
    const contrato = await done(admin, 'POST', '/api/contratos', { ...ponte, numero: '77', ano: 2026 })
    expect((await last()).registros[0]).toMatchObject({
      entidade: 'contratos',
      registro_id: String(contrato),
      nome: '77/2026',
      nomes: { id_secretaria: { 12: 'Obras' } },
    })
  })

  it('with many lines comes with the first of them, with all when asked for alone', async () => {
    const projeto = await bench.newProjeto({ nomeprojeto: 'Avenida' })
    await newServico(projeto, 60)
    const entry = await last()
    expect(entry.linhas).toBe(61)
    expect(entry.registros).toHaveLength(40)
    const alone = `entrada=${entry.id}`
    expect(await read(`/api/auditoria?${alone}`)).toHaveLength(61)
    for (const [url, who] of [
      ['/api/auditoria/entradas', auditor],
      [`/api/historico/projetos/${projeto}/entradas`, obras],
    ] as const)
      expect((await read(`${url}?${alone}`, who))[0]?.registros).toHaveLength(61)
    await done(admin, 'DELETE', `/api/deleteprojetocompleto/${projeto}`)
    const gone = await last()
    expect(gone.registros[0]).toMatchObject({ entidade: 'projetos', acao: 'excluiu', excluido: true })
    expect(gone.registros.at(-1)).toMatchObject({ pai_nome: 'Avenida', pai_excluido: true })
  })

  it('by hand is an entry for each line', async () => {
    const before = await last()
    await test.database.pool.query("update secretarias set formacao = 'à mão' where id in (20, 21)")
    const [second, first] = await entries('limite=2')
    expect([first?.id, second?.id]).toEqual([before.id + 1, before.id + 2])
    expect(second).toMatchObject({ linhas: 1, usuario_nome: expect.stringMatching(/^banco de dados: /) })
  })

  it('never has lines of another request, also of fifty at once', async () => {
    const name = (index: number) => `Ao mesmo tempo ${index}`
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => bench.newProjeto({ nomeprojeto: name(index) })),
    )
    const made = await entries(`busca=${encodeURIComponent('ao mesmo tempo')}`)
    expect(made.map(({ linhas }) => linhas)).toEqual(Array.from({ length: 50 }, () => 7))
    for (const { registros } of made) {
      const { registro_id } = registros[0] as (typeof registros)[0]
      expect(registros.slice(1).every(({ pai }) => pai === `projetos/${registro_id}`)).toBe(true)
    }
  })

  it('is counted without counting, as many as there are', async () => {
    const { rows } = await test.database.pool.query('select count(distinct entrada) as count from auditoria')
    const reply = await call(auditor, 'GET', '/api/auditoria/entradas?limite=1')
    expect(reply.headers['x-total-count']).toBe(String(rows[0].count))
    expect((await entries()).length).toBe(Number(rows[0].count))
    const { Result } = (await call(auditor, 'GET', '/api/auditoria/verificacao')).json()
    expect(Result[0]).toMatchObject({ integra: true })
  })
})

describe('entries are found', () => {
  it('by any of their lines: kind, action, project, person, day and number', async () => {
    const id = await bench.newProjeto({ nomeprojeto: 'Biblioteca' })
    const made = await last()
    await newServico(id, 2)
    const served = await last()
    await bench.ask(bench.prazoRequest(id))
    const asked = await last()
    const ids = async (query: string) => (await entries(`projeto_id=${id}&${query}`)).map((entry) => entry.id)
    expect(await ids('')).toEqual([asked.id, served.id, made.id])
    expect(await ids('entidade=parcelas')).toEqual([served.id])
    expect(await ids('entidade=etapas&acao=criou')).toEqual([made.id])
    expect(await ids('entidade=etapas&acao=excluiu')).toEqual([])
    expect(await ids(`usuario_id=${obras.id}`)).toEqual([asked.id])
    expect(await ids('de=2020-01-01&ate=2199-12-31&limite=1&pagina=2')).toEqual([served.id])
    expect(await ids('ate=2020-01-01')).toEqual([])
    expect(await ids(`entrada=${served.id}`)).toEqual([served.id])
    expect(await ids('ordem=instante')).toEqual([made.id, served.id, asked.id])
  })

  it('by every name a project ever had, also when it is gone, and by what else has one', async () => {
    const id = await bench.newProjeto({ nomeprojeto: 'Galpão antigo' })
    await done(admin, 'PUT', `/api/updateprojetocompleto/${id}`, { nomeprojeto: 'Mercado São Bento' })
    await done(admin, 'DELETE', `/api/deleteprojetocompleto/${id}`)
    for (const busca of ['GALPAO', 'sao bento', 'mercado galpão']) {
      const found = await entries(`busca=${encodeURIComponent(busca)}`)
      expect(found.map(({ registros }) => registros[0]?.acao)).toEqual(['excluiu', 'alterou', 'criou'])
      expect(found.every(({ registros }) => registros[0]?.nome === 'Mercado São Bento')).toBe(true)
    }
    await done(admin, 'POST', '/api/contratos', { ...ponte, numero: '4711', ano: 2026 })
    expect(kinds((await entries('busca=4711/2026'))[0] as Entrada)).toContain('contratos')
    expect(await entries(`busca=${encodeURIComponent('galpão%')}`)).toEqual([])
  })

  it.each([
    'entidade=',
    'acao=apagou',
    'projeto_id=x',
    'de=2026-02-30',
    'entrada=0',
    'entrada=9e9',
    'pai=1',
    'ordem=pai',
  ])('by no %s', async (query) =>
    expect((await call(auditor, 'GET', `/api/auditoria/entradas?${query}`)).statusCode).toBe(400),
  )

  it('by nothing that cannot be', async () => {
    const reply = await call(auditor, 'GET', '/api/auditoria/entradas?busca=%00')
    expect(reply.statusCode).toBe(400)
  })
})

describe('who reads entries', () => {
  it('of the whole trail: those who control', async () => {
    expect((await call(null, 'GET', '/api/auditoria/entradas')).statusCode).toBe(401)
    expect((await call(obras, 'GET', '/api/auditoria/entradas')).statusCode).toBe(403)
    expect((await call(await loginAs(test), 'GET', '/api/auditoria/entradas')).statusCode).toBe(403)
    expect((await entries('limite=1', admin)).length).toBe(1)
  })

  it('of a record: its own department, and of an entry only the lines of that record', async () => {
    const id = await bench.newProjeto({ nomeprojeto: 'Escola' })
    await newServico(id, 2)
    const contrato = await done(admin, 'POST', '/api/contratos', {
      ...ponte,
      numero: '90',
      ano: 2026,
      projetos: [id],
    })
    const url = `projetos/${id}`
    const whole = await history(url)
    expect(await history(url, obras)).toEqual(whole)
    expect(whole.flatMap(({ registros }) => registros).every((line) => (line.pai ?? url) === url)).toBe(true)
    const [signed] = await history(`contratos/${contrato}`, obras)
    expect(signed?.linhas).toBe(2)
    const other = await loginAs(test, { id_secretaria: 17 })
    expect(await history(url, other)).toEqual([])
    const visitor = await loginAs(test)
    for (const [who, status] of [
      [visitor, 403],
      [null, 401],
    ] as const)
      expect((await call(who, 'GET', `/api/historico/${url}/entradas`)).statusCode).toBe(status)
    expect((await call(obras, 'GET', `/api/historico/usuarios/${obras.id}/entradas`)).statusCode).toBe(403)
    expect((await call(auditor, 'GET', `/api/historico/usuarios/${obras.id}/entradas`)).statusCode).toBe(403)
  })

  it('keeps the lines of other departments from the one that has the record now', async () => {
    const id = await bench.newProjeto({ nomeprojeto: 'Que muda de casa' })
    await done(admin, 'PUT', `/api/updateprojetocompleto/${id}`, { id_secretaria: 17 })
    const saude = await loginAs(test, { id_secretaria: 17 })
    const [moved, ...before] = await history(`projetos/${id}`, saude)
    expect([moved?.linhas, before]).toEqual([1, []])
  })
})

describe('a trail from before', () => {
  it('has entries and names too, and the seals it had', async () => {
    const { pool } = await openTestDatabase()
    await makeLanded(pool)
    const write = (requisicao: string | null, ...statements: string[]) =>
      pool.query(
        [
          'begin',
          `select set_config('paco.ator', '${JSON.stringify({ nome: 'Ana', requisicao })}', true)`,
          ...statements,
          'commit',
        ].join(';'),
      )
    await pool.query("update secretarias set nomesecretaria = 'Vias' where id = 12")
    const { id: first } = (await pool.query('select max(id)::integer as id from auditoria')).rows[0]
    await write('um', "update secretarias set nomesecretaria = 'Obras e Praças' where id = 12")
    await write('um', "update secretarias set formacao = 'x' where id in (3, 4)")
    await write('dois', "update secretarias set formacao = 'y' where id = 3")
    await write(null, "update secretarias set formacao = 'z' where id in (3, 4)")
    const seals = "select string_agg(hash, ' ' order by id) as seals from auditoria"
    const before = await pool.query(seals)
    await migrate(pool)
    expect((await pool.query(`${seals} where id <= $1`, [first + 6])).rows).toEqual(before.rows)
    const { rows } = await pool.query(
      'select entrada - min(entrada) over () as entrada, abre from auditoria where id > $1 and id <= $1 + 6 order by id',
      [first],
    )
    expect(rows.map(({ entrada, abre }) => [Number(entrada), abre])).toEqual([
      [0, true],
      [0, false],
      [0, false],
      [1, true],
      [2, true],
      [3, true],
    ])
    const named = await pool.query(
      "select nome, busca from auditoria_nomes where registro = 'secretarias/12'",
    )
    expect(named.rows).toEqual([{ nome: 'Obras e Praças', busca: 'obras e pracas vias' }])
  })
})
