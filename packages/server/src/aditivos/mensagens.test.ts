import { conversaOf, type Mensagem } from '@paco/domain/aditivos/mensagem'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from './aditivos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const { pool } = test.database
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

const asked = async () => ask(bench.valorRequest(await bench.newProjeto()))
const write = (who: Who, id: number, texto: unknown = 'Onde está a planilha?') =>
  call(who, 'POST', `/api/aditivos/${id}/mensagens`, { texto })
const read = (who: Who, id: number) => call(who, 'GET', `/api/aditivos/${id}/mensagens`)
const threadOf = async (id: number): Promise<Mensagem[]> => (await read(auditor, id)).json().Result
const rowOf = async (id: number) =>
  (await call(auditor, 'GET', '/api/aditivos')).json().find((row: { id: number }) => row.id === id)

describe('a thread', () => {
  it('is read in the order it was written, by whom and as what', async () => {
    const id = await asked()
    expect((await write(auditor, id, '  Onde está a planilha? ')).json()).toMatchObject({
      Status: 'Success',
      message: 'Mensagem enviada.',
    })
    await write(obras, id, 'No processo, folha 12.')
    const thread = await threadOf(id)
    expect(thread.map(({ texto, autor_id, papel }) => [texto, autor_id, papel])).toEqual([
      ['Onde está a planilha?', auditor.id, 'auditor'],
      ['No processo, folha 12.', obras.id, 'user'],
    ])
    expect(thread[0]).toMatchObject({
      criada_em: '2026-04-10T15:00:00+00:00',
      autor_nome: expect.any(String),
    })
  })

  it.each<[string, Who, number]>([
    ['nobody', null, 401],
    ['a visitor', visitor, 403],
    ['another department', saude, 403],
    ['its department', obras, 200],
    ['an auditor', auditor, 200],
    ['an administrator', admin, 200],
  ])('is read and written by %s: %i', async (_name, who, code) => {
    const id = await asked()
    expect((await write(who, id)).statusCode).toBe(code)
    expect((await read(who, id)).statusCode).toBe(code)
    expect((await threadOf(id)).length).toBe(code === 200 ? 1 : 0)
  })

  it('of a request that is not there is not there either', async () => {
    expect((await write(auditor, 999_999)).statusCode).toBe(404)
    expect((await read(auditor, 999_999)).statusCode).toBe(404)
  })

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['approved', (id) => decide(auditor, id, 'aprovar')],
    ['rejected', (id) => decide(auditor, id, 'rejeitar', 'Não')],
    ['withdrawn', (id) => call(obras, 'PUT', `/api/aditivos/${id}/retirar`)],
  ])('of one that was %s is read, and written no more', async (_how, settle) => {
    const id = await asked()
    await write(auditor, id)
    await settle(id)
    for (const who of [auditor, obras, admin]) {
      const refused = await write(who, id)
      expect([refused.statusCode, refused.json().Error]).toEqual([
        409,
        'A conversa se encerrou com o pedido: já não se escreve nela.',
      ])
      expect((await read(who, id)).json().Result).toHaveLength(1)
    }
    // Whoever may not read it is not told how it ended.
    expect((await write(saude, id)).statusCode).toBe(403)
    expect(await rowOf(id)).toMatchObject({ conversa: null })
  })

  it('goes on while it is being corrected', async () => {
    const id = await asked()
    await call(auditor, 'PUT', `/api/aditivos/${id}/devolver`, { motivo_devolucao: 'Falta' })
    expect((await write(obras, id)).statusCode).toBe(200)
  })

  it.each<[string, unknown, string]>([
    ['nothing', null, 'Campo obrigatório.'],
    ['blanks', '   ', 'Campo obrigatório.'],
    ['a number', 7, 'Campo obrigatório.'],
    ['too much', 'x'.repeat(2001), 'Use no máximo 2000 caracteres.'],
  ])('refuses %s', async (_name, texto, why) => {
    const id = await asked()
    const refused = await write(auditor, id, texto)
    expect([refused.statusCode, refused.json().Campos]).toEqual([400, { texto: why }])
  })

  it('refuses what no text has', async () => {
    const refused = await write(auditor, await asked(), 'a\u0000b')
    expect([refused.statusCode, refused.json().Error]).toEqual([
      400,
      'O texto enviado tem caracteres inválidos.',
    ])
  })
})

describe('many at once', () => {
  it('fifty messages are all kept, each once', async () => {
    const id = await asked()
    const texts = Array.from({ length: 50 }, (_, n) => `Pergunta ${n}`)
    const codes = await Promise.all(
      texts.map(async (texto, n) => (await write(n % 2 ? obras : auditor, id, texto)).statusCode),
    )
    expect(new Set(codes)).toEqual(new Set([200]))
    expect((await threadOf(id)).map(({ texto }) => texto).sort()).toEqual(texts.toSorted())
  })

  it('one sent twice under one key is written once', async () => {
    const id = await asked()
    const key = { 'idempotency-key': `mensagem-${id}-0001` }
    const send = () => call(obras, 'POST', `/api/aditivos/${id}/mensagens`, { texto: 'Sim' }, key)
    const replies = [await send(), await send()]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await threadOf(id)).toHaveLength(1)
  })

  it('nothing is written after a decision that came first', async () => {
    const id = await asked()
    const [decided, ...messages] = await Promise.all([
      decide(auditor, id, 'aprovar'),
      ...Array.from({ length: 8 }, () => write(obras, id)),
    ])
    expect(decided?.statusCode).toBe(200)
    const written = messages.filter(({ statusCode }) => statusCode === 200).length
    expect(messages.filter(({ statusCode }) => statusCode === 409)).toHaveLength(8 - written)
    expect(await threadOf(id)).toHaveLength(written)
    expect((await write(obras, id)).statusCode).toBe(409)
  })
})

describe('what the list tells of it', () => {
  it('is whose turn it is, as the rule says', async () => {
    const id = await asked()
    expect((await rowOf(id)).conversa).toBeNull()
    for (const who of [obras, auditor, obras, auditor, auditor, admin]) {
      await write(who, id)
      expect((await rowOf(id)).conversa).toBe(conversaOf('pendente', await threadOf(id)))
    }
  })

  it('is told among what is due, to those who answer and to those who asked', async () => {
    const id = await asked()
    const due = async (who: Who) =>
      (await call(who, 'GET', '/api/prazos'))
        .json()
        .Result.find((one: { tipo: string; id: number }) => one.tipo === 'aditivo' && one.id === id)
    await write(auditor, id)
    expect(await due(obras)).toMatchObject({
      detalhe: 'Aditivo de valor: pergunta da auditoria sem resposta',
      meu: true,
    })
    await write(obras, id)
    expect(await due(auditor)).toMatchObject({
      detalhe: 'Aditivo de valor à espera de decisão, pergunta respondida',
      meu: true,
    })
  })
})

describe('what was written', () => {
  it('neither changes nor goes, whoever tries', async () => {
    const id = await asked()
    await write(auditor, id)
    for (const statement of [
      "update aditivo_mensagens set texto = 'Outra' where aditivo_id = $1",
      'delete from aditivo_mensagens where aditivo_id = $1',
      'delete from aditivos where id = $1',
    ])
      await expect(pool.query(statement, [id])).rejects.toMatchObject({ code: 'PA002' })
    expect(await threadOf(id)).toHaveLength(1)
  })

  it('stands in the history of the project, and in nobody else’s', async () => {
    const projeto = await bench.newProjeto()
    // Borne by another department than the project's.
    const line = await bench.newLancamento({ secretaria_id: 17 })
    const id = await ask(bench.valorRequest(projeto, 5, { id_secretaria: 17, id_orcamento: line }), admin)
    await write(auditor, id, 'Segredo de obras')
    const history = async (who: Who, url: string) => (await call(who, 'GET', url)).body
    expect(await history(obras, `/api/historico/projetos/${projeto}`)).toContain('Segredo de obras')
    expect(await history(saude, `/api/historico/projetos/${projeto}`)).not.toContain('Segredo')
    expect(await history(saude, `/api/historico/aditivos/${id}`)).not.toContain('Segredo')
    const { rows } = await pool.query("select id from aditivo_mensagens where texto = 'Segredo de obras'")
    expect(await history(saude, `/api/historico/aditivo_mensagens/${rows[0].id}`)).not.toContain('Segredo')
  })
})
