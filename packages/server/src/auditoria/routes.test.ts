import type { Registro } from '@paco/domain/auditoria/registro'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Admin da Trilha' })
const auditor = await loginAs(test, { role: 'auditor' })

const update = (id: number, payload: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/update/${id}`,
    payload,
    headers: admin.headers,
    remoteAddress: '10.5.5.5',
  })
const get = (url: string, headers: object = auditor.headers) => app.inject({ url, headers: { ...headers } })
const verify = async () => (await get('/api/auditoria/verificacao')).json().Result[0]

describe('the audit trail', () => {
  it('tells who changed what, from where, from what to what', async () => {
    await update(12, { nomesecretaria: 'Obras', secretario: 'Primeira Pessoa' })
    await update(12, { nomesecretaria: 'Obras', secretario: 'Segunda Pessoa' })
    const [last] = (await get('/api/historico/secretarias/12')).json().Result
    expect(last).toMatchObject({
      usuario_id: admin.id,
      usuario_nome: 'Admin da Trilha',
      origem: '10.5.5.5',
      acao: 'alterou',
      antes: { secretario: 'Primeira Pessoa' },
      depois: { secretario: 'Segunda Pessoa' },
    })
  })

  it('says nothing where nothing changed, and nothing of passwords', async () => {
    const before = (await verify()).registros
    await update(7, { nomesecretaria: 'Educação' })
    expect((await verify()).registros).toBe(before)
    const reply = await get('/api/auditoria?entidade=usuarios')
    expect(reply.body).toContain('senha_trocada_em')
    expect(reply.body).not.toContain('senha_hash')
    expect(reply.body).not.toContain('argon2')
  })

  it('keeps nothing of a write that failed', async () => {
    const before = (await verify()).registros
    expect((await update(7, { nomesecretaria: 'Saúde' })).statusCode).toBe(409)
    expect((await verify()).registros).toBe(before)
  })

  it('is filtered by person, entity and period, newest first', async () => {
    await update(1, { nomesecretaria: 'Políticas para Mulheres', secretario: 'Alguém' })
    const found = (
      await get(
        `/api/auditoria?usuario_id=${admin.id}&entidade=secretarias&registro_id=1&de=2020-01-01&ate=2199-01-01&limite=5`,
      )
    ).json().Result
    expect(found).toMatchObject([{ registro_id: '1', depois: { secretario: 'Alguém' } }])
    expect((await get('/api/auditoria?ate=2020-01-01')).json().Result).toEqual([])
    expect((await get('/api/auditoria?de=2026-02-30')).statusCode).toBe(400)
  })

  it('names those who appear in it, for the filter by person', async () => {
    await update(2, { nomesecretaria: 'Assessoria Especial de Defesa Civil', secretario: 'Alguém' })
    const { Result } = (await get('/api/auditoria/pessoas')).json()
    expect(Result).toContainEqual({ usuario_id: admin.id, usuario_nome: 'Admin da Trilha' })
    expect(Result.map(({ usuario_id }: { usuario_id: number }) => usuario_id)).not.toContain(auditor.id)
  })

  it('finds those people by their name, as people type it, and by nothing else of theirs', async () => {
    await update(2, { nomesecretaria: 'Assessoria Especial de Defesa Civil', secretario: 'Outrem' })
    const found = async (busca: string) => {
      const { Result } = (await get(`/api/auditoria/pessoas?busca=${encodeURIComponent(busca)}`)).json()
      return Result.map(({ usuario_nome }: { usuario_nome: string }) => usuario_nome)
    }
    expect(await found('TRÍLHA ádmin')).toEqual(['Admin da Trilha'])
    expect(await found('@')).toEqual([])
    const { rows } = await database.pool.query(
      "select depois from auditoria where entidade = 'usuarios' and acao = 'criou'",
    )
    expect(rows.filter(({ depois }) => 'busca' in depois || 'busca_nome' in depois)).toEqual([])
  })

  it('is searched by who wrote, the kind of record and its number, whole', async () => {
    await update(2, { nomesecretaria: 'Assessoria Especial de Defesa Civil', secretario: 'Procurado' })
    await database.pool.query("update secretarias set secretario = 'À mão' where id = 3")
    const found = async (busca: string): Promise<Registro[]> =>
      (await get(`/api/auditoria?busca=${encodeURIComponent(busca)}`)).json().Result
    const said = (lines: readonly Registro[], field: keyof Registro) => [
      ...new Set(lines.map((line) => line[field])),
    ]
    expect(said(await found('TRÍLHA ádmin secretarias'), 'usuario_id')).toEqual([admin.id])
    expect(said(await found('banco dados'), 'usuario_id')).toEqual([null])
    expect(said(await found('secretarias'), 'entidade')).toEqual(['secretarias'])
    expect(said(await found('secretarias 3'), 'registro_id')).toEqual(['3'])
    expect(await found('secretarias 3 trilha')).toEqual([])
    expect(await found('secretarias 33333')).toEqual([])
  })

  it('cannot be altered or emptied, not even in the database', async () => {
    for (const sql of [
      "update auditoria set usuario_nome = 'x'",
      'delete from auditoria',
      'truncate auditoria',
    ]) {
      await expect(database.pool.query(sql)).rejects.toThrow('não pode ser alterada')
    }
  })

  it('is whole after fifty writes at once', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        update((i % 27) + 1, { nomesecretaria: `Secretaria ${i % 27}`, formacao: `F${i}` }),
      ),
    )
    expect(await verify()).toMatchObject({ integra: true, primeira_falha: null })
  })

  it('shows the line where somebody with the keys to the database forged it', async () => {
    const forged = await startTestApp()
    const boss = await loginAs(forged, { role: 'admin' })
    await database.pool.query('select 1')
    const lines = await forged.database.pool.query('select id from auditoria order by id')
    await forged.database.pool.query('alter table auditoria disable trigger recusar')
    await forged.database.pool.query("update auditoria set usuario_nome = 'outro' where id = $1", [
      lines.rows[0].id,
    ])
    const reply = await forged.app.inject({ url: '/api/auditoria/verificacao', headers: boss.headers })
    expect(reply.json().Result[0]).toMatchObject({ integra: false, primeira_falha: lines.rows[0].id })
  })

  it('tells its last line and seal, or those of a line, and of no other', async () => {
    const { rows } = await database.pool.query('select id, hash from auditoria order by id')
    const selo = (query = '') => get(`/api/auditoria/selo${query}`)
    const now = { instante: expect.stringMatching(/^\d{4}-.*Z$/) }
    expect((await selo()).json().Result).toEqual([{ ...now, linha: rows.length, hash: rows.at(-1).hash }])
    expect((await selo('?linha=3')).json().Result).toEqual([{ ...now, linha: 3, hash: rows[2].hash }])
    expect((await selo('?linha=2000000000')).statusCode).toBe(404)
  })

  it.each(['desde=0', 'desde=x', 'desde=99999999999', 'completa=talvez', 'ate=3'])(
    'is not verified by %s',
    async (query) => expect((await get(`/api/auditoria/verificacao?${query}`)).statusCode).toBe(400),
  )

  it('signs changes made by hand with the database user', async () => {
    await database.pool.query("update secretarias set formacao = 'à mão' where id = 20")
    const [last] = (await get('/api/historico/secretarias/20')).json().Result
    expect(last).toMatchObject({ usuario_id: null, usuario_nome: expect.stringMatching(/^banco de dados: /) })
  })
})

describe('who reads it', () => {
  it('is open to admin and auditor, closed to others', async () => {
    const user = await loginAs(test, { id_secretaria: 12 })
    for (const url of [
      '/api/auditoria',
      '/api/auditoria/verificacao',
      '/api/auditoria/selo',
      '/api/auditoria/pessoas',
      '/api/exportar/auditoria?formato=csv',
    ]) {
      expect((await get(url, admin.headers)).statusCode).toBe(200)
      expect((await get(url)).statusCode).toBe(200)
      expect((await get(url, user.headers)).statusCode).toBe(403)
      expect((await get(url, {})).statusCode).toBe(401)
    }
  })

  it('shows people of a department the history of its records only', async () => {
    await update(12, { nomesecretaria: 'Obras', formacao: 'Engenharia' })
    const own = await loginAs(test, { id_secretaria: 12 })
    const other = await loginAs(test, { id_secretaria: 17 })
    const nobody = await loginAs(test)
    expect((await get('/api/historico/secretarias/12', own.headers)).json().Result.length).toBeGreaterThan(0)
    expect((await get('/api/historico/secretarias/12', other.headers)).json().Result).toEqual([])
    expect((await get('/api/historico/secretarias/12', nobody.headers)).statusCode).toBe(403)
  })
})
