import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { SYSTEM, transact } from '../db/transact.ts'
import { changeDay } from '../projetos/day-change.ts'
import { maintain } from '../sistema/maintenance.ts'
import { NOW, openBin } from './lixeira.testing.ts'

const bench = await openBin()
const { call, admin, obras, saude, auditor, visitor, test, pool, clock } = bench
const { newProjeto, furnished, remove, bringBack, listBin, readProjeto, newContrato } = bench
const { database } = test
const DAYS = 86_400_000
const daysLater = (days: number, ms = 0) => new Date(Date.parse(NOW) + days * DAYS + ms)

const keptOf = async (id: number) =>
  (await pool.query('select id from lixeira where registro_id = $1', [id])).rows.length

describe('a deleted project', () => {
  it('is answered as ever, is gone from everywhere, and waits in the bin under its department', async () => {
    const id = await newProjeto({ nomeprojeto: 'Coreto' })
    const reply = await remove(id)
    expect([reply.statusCode, reply.json()]).toEqual([200, { Status: 'Success' }])
    expect((await call(admin, 'GET', `/api/getprojetocompleto/${id}`)).statusCode).toBe(404)
    const [found] = await listBin(obras)
    expect(found).toMatchObject({
      registro_id: id,
      nome: 'Coreto',
      id_secretaria: 12,
      excluido_por: obras.id,
    })
    expect(new Date(found.excluido_em).toISOString()).toBe(NOW)
    expect(await listBin(saude)).toEqual([])
    expect(await listBin(admin)).toContainEqual(found)
    expect(Object.keys(found)).not.toContain('linhas')
  })

  it('is deleted once, however often the same request arrives', async () => {
    const id = await newProjeto()
    const key = { 'idempotency-key': `exclui-${id}` }
    const send = () => call(obras, 'DELETE', `/api/delete/${id}`, undefined, key)
    const replies = [await send(), await send()]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await keptOf(id)).toBe(1)
  })

  it('with a contract that is not signed stays, and nothing of it is in the bin', async () => {
    const id = await newProjeto()
    await newContrato([id], { assinatura: null, situacao: 'Em preparação' })
    const reply = await remove(id)
    expect([reply.statusCode, reply.json().Error]).toEqual([
      409,
      'Este projeto não pode ser excluído: há um contrato dele.',
    ])
    expect(await keptOf(id)).toBe(0)
  })

  it('fifty at once: each is in the bin, and the counters agree', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => newProjeto()))
    const replies = await Promise.all(ids.map((id) => remove(id)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const { rows } = await pool.query('select count(*)::int as n from lixeira where registro_id = any ($1)', [
      ids,
    ])
    expect(rows).toEqual([{ n: 50 }])
    const back = await Promise.all(ids.slice(0, 10).map((id) => bringBack(id)))
    expect(new Set(back.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const counted = await pool.query(`select (select count(*) from projetos where not arquivado) as n,
      (select sum(quantidade) from projetos_totais where not arquivado) as kept`)
    expect(counted.rows[0].kept).toBe(counted.rows[0].n)
  })
})

describe('restoring', () => {
  it.each([
    ['nobody', null, 401],
    ['somebody without a department', visitor, 403],
    ['another department', saude, 403],
    ['an auditor', auditor, 403],
    ['the department', obras, 200],
    ['an administrator', admin, 200],
  ])('by %s', async (_who, who, status) => {
    const id = await newProjeto()
    await remove(id)
    expect((await bringBack(id, who)).statusCode).toBe(status)
    expect(await keptOf(id)).toBe(status === 200 ? 0 : 1)
  })

  it('takes nothing from the caller', async () => {
    const id = await newProjeto({ nomeprojeto: 'Ponte', valor: 10 })
    await remove(id)
    const forged = { linhas: { projetos: [{ id, valor: 999 }] }, valor: 999, nomeprojeto: 'Outra' }
    expect((await call(obras, 'POST', `/api/projetos/${id}/restaurar`, forged)).statusCode).toBe(200)
    expect(await readProjeto(id)).toMatchObject({ nomeprojeto: 'Ponte', valor: 10 })
  })

  it('what is in the bin does not change', async () => {
    const id = await newProjeto()
    await remove(id)
    await expect(pool.query("update lixeira set linhas = '{}'")).rejects.toThrow(
      'O que está na lixeira não muda.',
    )
  })

  it('twice at once: one does, the other is told that it is not there any more', async () => {
    const id = await furnished()
    await remove(id)
    const replies = await Promise.all([bringBack(id), bringBack(id, admin)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    const lost = replies.find(({ statusCode }) => statusCode === 404)
    expect(lost?.json().Error).toBe('Este projeto não está mais na lixeira.')
  })

  it.each(['0', 'x', '99999999999'])('a number that is none (%s) is refused in words', async (id) => {
    const reply = await call(admin, 'POST', `/api/projetos/${id}/restaurar`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ Status: 'Error' })
  })

  it('leaves out a link whose other end is gone, and says so', async () => {
    const line = await bench.newLancamento()
    const id = await newProjeto()
    await bench.post('/api/vinculos', { id_projeto: id, tipo: 'orcamento', id_alvo: line, valor: 5 })
    await bench.post('/api/vinculos', { id_projeto: id, tipo: 'orcamento', id_alvo: bench.line, valor: 6 })
    await remove(id)
    expect((await call(admin, 'DELETE', `/api/orcamento/${line}`)).statusCode).toBe(200)
    expect((await bringBack(id)).json()).toMatchObject({
      Status: 'Success',
      deixados: ['o vínculo com um lançamento orçamentário que não existe mais'],
    })
    const { rows } = await pool.query('select orcamento_id from vinculos where projeto_id = $1', [id])
    expect(rows).toEqual([{ orcamento_id: bench.line }])
  })

  it('is refused where an amendment leans on a budget line that is gone, and stays in the bin', async () => {
    const line = await bench.newLancamento({ valor: 10_000 })
    const id = await newProjeto()
    await bench.ask(bench.valorRequest(id, 100, { id_orcamento: line }))
    await remove(id)
    await call(admin, 'DELETE', `/api/orcamento/${line}`)
    const reply = await bringBack(id)
    expect([reply.statusCode, reply.json().Error]).toEqual([
      409,
      'Este projeto não pode ser restaurado: um lançamento orçamentário de que ele depende não existe mais.',
    ])
    expect(await keptOf(id)).toBe(1)
  })

  it('is refused where its department is gone', async () => {
    const { rows } = await pool.query(
      "insert into secretarias (nomesecretaria) values ('Extinta') returning id",
    )
    const id = await newProjeto({ id_secretaria: rows[0].id })
    await remove(id, admin)
    await pool.query('delete from secretarias where id = $1', [rows[0].id])
    const reply = await bringBack(id, admin)
    expect([reply.statusCode, reply.json().Error]).toEqual([
      409,
      'Este projeto não pode ser restaurado: a secretaria de que ele depende não existe mais.',
    ])
    expect((await listBin()).find((row: { registro_id: number }) => row.registro_id === id)).toMatchObject({
      secretaria_nome: null,
    })
  })

  it('days later has the figures of that day', async () => {
    const id = await newProjeto({ situacaoetapa1: 'Em andamento' })
    await remove(id)
    try {
      clock.now = daysLater(10).toISOString()
      await changeDay(database.db, '2026-04-20')
      await bringBack(id)
      const { rows } = await pool.query('select projeto_id from evolucao where projeto_id = $1', [id])
      expect(rows.length).toBeGreaterThan(0)
      const kept = await readProjeto(id)
      await bench.put(admin, id, { gestorprocesso: 'Rui' })
      const { status, progresso, etapas_atrasadas } = await readProjeto(id)
      expect(kept).toMatchObject({ status, progresso, etapas_atrasadas })
    } finally {
      clock.now = NOW
    }
  })

  it('the trail tells of both, and the project is no longer said to be gone', async () => {
    const id = await newProjeto({ nomeprojeto: 'Mirante' })
    const lines = async () =>
      (await call(auditor, 'GET', `/api/auditoria?entidade=projetos&busca=mirante&ordem=id`)).json().Result
    await remove(id)
    expect(await lines()).toMatchObject([
      { projeto_excluido: true },
      { acao: 'excluiu', projeto_excluido: true },
    ])
    await bringBack(id)
    expect(await lines()).toMatchObject([
      { acao: 'criou', projeto_excluido: false },
      { acao: 'excluiu' },
      { acao: 'criou', usuario_id: obras.id },
    ])
    const { rows } = await pool.query('select primeira_falha from auditoria_verificar()')
    expect(rows).toEqual([{ primeira_falha: null }])
  })
})

describe('after thirty days', () => {
  it.each([
    ['an instant before', daysLater(30, -1), 1],
    ['then', daysLater(30), 0],
  ])('%s', async (_when, now, left) => {
    const id = await newProjeto()
    await remove(id)
    await maintain(database, now)
    expect(await keptOf(id)).toBe(left)
  })

  it('its pictures stay as long as it does', async () => {
    const id = await furnished()
    await transact(database.db, SYSTEM, async (trx) => {
      await sql`insert into fotos (nome, dono, bytes, criada_em)
        values ('ponto.webp', 'coordenadas/1', '', now() - interval '2 days')`.execute(trx)
      await sql`update coordenadas set imagem = 'ponto.webp' where id_projeto = ${id}`.execute(trx)
    })
    await remove(id)
    expect(await maintain(database, daysLater(29))).toMatchObject({ fotos: 0 })
    expect(await maintain(database, daysLater(31))).toMatchObject({ fotos: 1 })
  })
})
