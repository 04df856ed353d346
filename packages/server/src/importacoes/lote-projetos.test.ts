import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { ponte } from '../projetos/ponte.testing.ts'
import { everything } from './importacoes.testing.ts'
import { batching } from './lote.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const { pool } = test.database
const admin = await loginAs(test, { role: 'admin', name: 'Helena' })
const ana = await loginAs(test, { id_secretaria: 12, name: 'Ana' })
const lote = batching(test, admin)
const own = batching(test, ana)

const newProjeto = async (more: object = {}): Promise<number> =>
  (await lote.call('POST', '/api/createprojetocompleto', { ...ponte, ...more })).json().id
const edit = (id: number, body: object) => lote.call('PUT', `/api/updateprojetocompleto/${id}`, body)
const refused = async (calls: typeof lote, linhas: readonly object[]) => {
  const before = await everything(test)
  const reply = await calls.save('processos', linhas)
  expect(await everything(test)).toEqual(before)
  return [reply.statusCode, reply.json()]
}

describe('a batch of projects', () => {
  it('saves what each row says, as one entry of the trail, and tells the versions to go on from', async () => {
    const [a, b] = [await newProjeto(), await newProjeto()]
    const saved = await own.save('processos', [
      { id: b, versao: 1, campos: { datafimetapa3: '2026-04-30', prazoetapa3: 60 } },
      { id: a, versao: 1, campos: { valor: 7.5 } },
    ])
    const { importacao, linhas } = saved.json()
    expect(linhas).toEqual([
      { id: b, versao: 2 },
      { id: a, versao: 2 },
    ])
    expect(
      (await own.rows('processos', [b, a])).map(({ id, versao, valores }) => [id, versao, valores.valor]),
    ).toEqual([
      [b, 2, 1500000.5],
      [a, 2, 7.5],
    ])
    const { rows } = await pool.query(
      `select distinct origem, usuario_nome, entrada from auditoria where origem = $1`,
      [`lote ${importacao}`],
    )
    expect(rows).toMatchObject([{ usuario_nome: 'Ana' }])
    const listed = (await own.call('GET', '/api/importacoes?busca=lote')).json().Result
    expect(listed[0]).toMatchObject({ id: importacao, origem: 'lote', arquivo_nome: null, total: 2 })
  })

  it('tells every refused row at once, and saves none', async () => {
    const [good, changed, archived, foreign, wrong] = [
      await newProjeto(),
      await newProjeto(),
      await newProjeto(),
      await newProjeto({ id_secretaria: 3 }),
      await newProjeto(),
    ]
    await edit(changed, { situacaoetapa3: 'Atrasado' })
    await lote.call('POST', `/api/projetos/${archived}/arquivar`, { motivo: 'Duplicado por engano.' })
    const cell = { descricao: 'Outra' }
    const [status, body] = await refused(own, [
      { id: wrong, versao: 1, campos: { valor: -1, preco: 2, progresso: 9 } },
      { id: good, versao: 1, campos: cell },
      { id: foreign, versao: 1, campos: cell },
      { id: archived, versao: 2, campos: cell },
      { id: 999_999, versao: 1, campos: cell },
      { id: changed, versao: 1, campos: cell },
    ])
    expect([status, body.Status, body.message]).toEqual([
      409,
      'Error',
      'Nada foi salvo: 5 linhas não puderam ser gravadas.',
    ])
    expect(body.Linhas.map(({ id, tipo }: { id: number; tipo: string }) => [id, tipo])).toEqual([
      [wrong, 'invalida'],
      [foreign, 'recusada'],
      [archived, 'recusada'],
      [999_999, 'recusada'],
      [changed, 'mudou'],
    ])
    expect(body.Linhas[0].campos).toEqual({
      preco: 'Esta lista não tem esta coluna.',
      progresso: 'Esta coluna só se lê.',
      valor: 'O valor não pode ser negativo.',
    })
    expect(body.Linhas[4]).toMatchObject({
      por: 'Helena',
      motivo: 'Helena alterou este registro enquanto você editava.',
      atual: { versao: 2, valores: { situacaoetapa3: 'Atrasado', secretaria_nome: 12 } },
    })
    // Without those that changed, by what is gravest of the others.
    const among = async (...linhas: object[]) => (await refused(own, linhas))[0]
    const [w, f] = [
      { id: wrong, versao: 1, campos: { valor: -1 } },
      { id: foreign, versao: 1, campos: cell },
    ]
    expect([await among(w), await among(w, f), await among({ ...w, id: 999_999 })]).toEqual([400, 403, 404])
    // Who changed another department's is not told either.
    const [, stale] = await refused(own, [{ ...f, versao: 9 }])
    expect(stale.Linhas).toEqual([
      {
        id: foreign,
        tipo: 'recusada',
        motivo: 'Você não tem permissão para editar este projeto.',
        campos: {},
      },
    ])
  })

  it('tells in advance what a frozen baseline keeps, and refuses it in the words of its form', async () => {
    const id = await newProjeto({ situacaoetapa4: 'Concluído' })
    const [row] = await lote.rows('processos', [id])
    expect(row?.recusa).toBe(null)
    expect(row?.travados.toSorted()).toEqual(['datafimetapa1', 'datafimetapa3', 'datafimetapa6', 'valor'])
    const [status, body] = await refused(lote, [{ id, versao: 1, campos: { valor: 1, descricao: 'Outra' } }])
    expect([status, body.Linhas[0].tipo]).toEqual([409, 'recusada'])
    expect(body.Linhas[0].motivo).toMatch(/^A linha de base deste projeto está congelada desde 10\/03\/2026/)
    expect(
      (await lote.save('processos', [{ id, versao: 1, campos: { descricao: 'Outra' } }])).statusCode,
    ).toBe(200)
  })

  it('of fifty at the same instant one is saved, the others are told what it made', async () => {
    const ids = [await newProjeto(), await newProjeto(), await newProjeto()]
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? own : lote).save(
          'processos',
          (index % 3 ? ids : ids.toReversed()).map((id) => ({
            id,
            versao: 1,
            campos: { descricao: `Edição ${index}` },
          })),
        ),
      ),
    )
    const winners = replies.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []))
    expect(winners).toHaveLength(1)
    const losers = replies.filter(({ statusCode }) => statusCode !== 200)
    for (const loser of losers) {
      expect(loser.statusCode).toBe(409)
      expect(loser.json().Linhas).toHaveLength(3)
      expect(loser.json().Linhas[0].atual).toMatchObject({
        versao: 2,
        valores: { descricao: `Edição ${winners[0]}` },
      })
    }
    const rows = await lote.rows('processos', ids)
    expect(rows.map(({ versao, valores }) => [versao, valores.descricao])).toEqual(
      ids.map(() => [2, `Edição ${winners[0]}`]),
    )
  })

  it('sent again under its key is answered the same, and saved once', async () => {
    const id = await newProjeto()
    const headers = { ...admin.headers, 'idempotency-key': randomUUID() }
    const payload = { linhas: [{ id, versao: 1, campos: { descricao: 'Uma vez' } }] }
    const send = () => test.app.inject({ method: 'PUT', url: '/api/lote/processos', headers, payload })
    const [one, other] = await Promise.all([send(), send()])
    expect(one.json()).toEqual({
      Status: 'Success',
      importacao: expect.any(Number),
      linhas: [{ id, versao: 2 }],
    })
    expect(other.json()).toEqual(one.json())
  })

  it('undone keeps what somebody changed since, also a stage alone', async () => {
    const [a, b] = [await newProjeto(), await newProjeto()]
    const campos = { datafimetapa3: '2026-05-31', descricao: 'Em lote' }
    const saved = await own.save('processos', await own.changed('processos', [a, b], campos))
    await edit(b, { datafimetapa3: '2026-06-30' })
    const { importacao } = saved.json()
    expect((await own.undone(importacao)).situacao).toBe('desfeita')
    const linhas = await own.linhas(importacao)
    expect(linhas.map(({ feita }) => feita)).toEqual(['desfeita', 'mantida'])
    expect(linhas[1]?.motivo).toMatch(/Por Helena, em /)
    const rows = await own.rows('processos', [a, b])
    expect(rows.map(({ valores }) => [valores.datafimetapa3, valores.descricao])).toEqual([
      ['2026-03-21', ponte.descricao],
      ['2026-06-30', 'Em lote'],
    ])
    const { rows: lines } = await pool.query(
      `select distinct origem from auditoria where origem like $1 order by 1`,
      [`lote ${importacao}%`],
    )
    expect(lines.map(({ origem }) => origem)).toEqual([
      `lote ${importacao}`,
      `lote ${importacao}, linhas 1 a 2`,
    ])
  })

  it('moves a point on the map, and back', async () => {
    const id = await newProjeto()
    const before = await everything(test)
    const saved = await own.save('processos', [
      { id, versao: 1, campos: { latitude: -22.8, longitude: -45.2 } },
    ])
    expect((await own.rows('processos', [id]))[0]?.valores).toMatchObject({
      latitude: -22.8,
      longitude: -45.2,
    })
    await own.undone(saved.json().importacao)
    expect(await everything(test)).toEqual(before)
  })
})

describe('what is not a batch', () => {
  const raw = (body: string) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/lote/processos',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload: body,
    })
  const linha = (more: object) =>
    JSON.stringify({ linhas: [{ id: 1, versao: 1, campos: { valor: 1 }, ...more }] })
  const many = JSON.stringify({
    linhas: Array.from({ length: 501 }, (_, index) => ({ id: index + 1, versao: 1, campos: { valor: 1 } })),
  })

  it.each<[string, string, number]>([
    ['501 rows', many, 400],
    ['no rows', '{"linhas":[]}', 400],
    ['a list', '[]', 400],
    [
      'the same record twice',
      '{"linhas":[{"id":1,"versao":1,"campos":{"valor":1}},{"id":1,"versao":1,"campos":{"valor":2}}]}',
      400,
    ],
    ['no version', '{"linhas":[{"id":1,"campos":{"valor":1}}]}', 400],
    ['an endless number', '{"linhas":[{"id":1,"versao":1,"campos":{"valor":1e400}}]}', 400],
    ['NUL', linha({ campos: { descricao: 'a\u0000b' } }), 400],
    ['half a letter', linha({ campos: { descricao: '\ud800' } }), 400],
    ['an object in a cell', linha({ campos: { descricao: {} } }), 400],
    ['a prototype', '{"linhas":[{"id":1,"versao":1,"campos":{"__proto__":1}}]}', 400],
    ['a record beyond all', linha({ id: 2 ** 31 }), 400],
  ])('%s', async (_name, body, status) => {
    const before = await everything(test)
    const reply = await raw(body)
    expect([reply.statusCode, reply.json().Status]).toEqual([status, 'Error'])
    expect(await everything(test)).toEqual(before)
  })

  it('is a list that has none, or ids that are none', async () => {
    for (const lista of [
      'prazos',
      'projetos',
      'toString',
      encodeURIComponent('../usuarios'),
      'x'.repeat(61),
    ]) {
      expect((await lote.read(lista, [1])).statusCode).toBe(400)
      expect((await lote.save(lista, [{ id: 1, versao: 1, campos: { valor: 1 } }])).statusCode).toBe(400)
    }
    for (const ids of ['', 'a', '1,,2', '1,1', '-1', '1e400', '1%00']) {
      expect((await lote.call('GET', `/api/lote/processos?ids=${ids}`)).statusCode).toBe(400)
    }
    expect((await lote.call('GET', '/api/lote/processos')).statusCode).toBe(400)
  })

  it('tells rows in the order asked for, without those that are not there', async () => {
    const [a, b] = [await newProjeto(), await newProjeto({ id_secretaria: 3 })]
    const body = (await own.read('processos', [b, 999_999, a])).json()
    expect(body.Result.map(({ id, recusa }: { id: number; recusa: string | null }) => [id, recusa])).toEqual([
      [b, 'Você não tem permissão para editar este projeto.'],
      [a, null],
    ])
    expect(body.nomes.secretarias.length).toBeGreaterThan(20)
  })
})
