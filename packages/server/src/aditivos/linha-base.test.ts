import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from './aditivos.testing.ts'

const NOW = '2026-04-10T12:00:00-03:00'
const test = await startTestApp(() => new Date(NOW))
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, newFrozen, readProjeto } = bench
const { put, putOlder, readCorrecoes } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

const FREE = { base_congelada_em: null, base_congelada_por: null }
const concluded = { situacaoetapa4: 'Concluído' }

describe('the baseline freezes', () => {
  it('at the first request for value, and tells since when and why', async () => {
    const id = await newProjeto()
    expect(await readProjeto(id)).toMatchObject(FREE)
    await ask(bench.prazoRequest(id))
    expect(await readProjeto(id)).toMatchObject(FREE)
    const { versao } = await readProjeto(id)
    await ask(bench.valorRequest(id))
    const frozen = await readProjeto(id)
    expect(frozen).toMatchObject({ base_congelada_por: 'aditivo', versao })
    expect(Date.parse(frozen.base_congelada_em)).toBe(Date.parse(NOW))
  })

  it('and what did it is told, alone and in lists, to those who may read the amendments', async () => {
    const id = await newFrozen()
    await decide(auditor, await ask(bench.valorRequest(id)), 'rejeitar', 'Sem saldo')
    const concludedToo = await newProjeto(concluded)
    const seen = async (who: Who, projeto: number) => {
      const path = '/api/getprojetocompleto'
      const alone = (await call(who, 'GET', `${path}/${projeto}`)).json().Result
      const rows = (await call(who, 'GET', `${path}?limite=100`)).json().Result
      const listed = rows.find((row: { id: number }) => row.id === projeto)
      expect(alone).toEqual([listed])
      const { base_congelada_em: em, base_congelada_por: por, aditivo_decidido: decidido } = listed
      return [em && Date.parse(em), por, decidido]
    }
    const since = Date.parse(NOW)
    for (const who of [admin, obras, auditor]) {
      expect(await seen(who, id)).toEqual([since, 'aditivo', true])
      expect(await seen(who, concludedToo)).toEqual([since, 'etapa4', false])
    }
    // The same for every project, or the silence would tell.
    for (const who of [null, visitor, saude]) {
      expect(await seen(who, id)).toEqual([null, null, false])
      expect(await seen(who, concludedToo)).toEqual([null, null, false])
    }
  })

  it('not by a request that was refused', async () => {
    const id = await newProjeto()
    await call(obras, 'POST', '/api/aditivos', bench.valorRequest(id, 1, { id_orcamento: 999_999 }))
    expect(await readProjeto(id)).toMatchObject(FREE)
  })

  it('when stage 4 is concluded, at creation or later, also through the older calls', async () => {
    const created = await newProjeto(concluded)
    const older = (
      await call(admin, 'POST', '/api/create', { nomeprojeto: 'Antigo', secretaria: 'Obras', ...concluded })
    ).json().id
    const [edited, olderEdited] = [await newProjeto(), await newProjeto()]
    await put(obras, edited, concluded)
    await putOlder(obras, olderEdited, concluded)
    for (const id of [created, older, edited, olderEdited]) {
      expect(await readProjeto(id)).toMatchObject({ base_congelada_por: 'etapa4' })
    }
    const other = await newProjeto({ situacaoetapa3: 'Concluído', situacaoetapa5: 'Concluído' })
    expect(await readProjeto(other)).toMatchObject(FREE)
  })

  it('and takes the value of the very edit that concludes stage 4', async () => {
    const id = await newProjeto()
    expect(
      (await put(obras, id, { ...concluded, valor: 1500, datafimetapa6: '2026-07-01' })).statusCode,
    ).toBe(200)
    expect(await readProjeto(id)).toMatchObject({ valor: 1500, valor_original: 1500 })
    expect((await put(obras, id, { valor: 1600 })).statusCode).toBe(409)
  })

  it('for good: rejected, reopened, or by hand', async () => {
    const rejected = await newProjeto()
    await decide(auditor, await ask(bench.valorRequest(rejected)), 'rejeitar', 'Sem dotação')
    expect((await put(obras, rejected, { valor: 2000 })).statusCode).toBe(409)
    const reopened = await newProjeto(concluded)
    expect((await put(obras, reopened, { situacaoetapa4: 'Em andamento' })).statusCode).toBe(200)
    expect((await put(obras, reopened, { valor: 2000 })).statusCode).toBe(409)
    await ask(bench.valorRequest(reopened))
    expect(await readProjeto(reopened)).toMatchObject({ base_congelada_por: 'etapa4' })
    const byHand = test.database.pool.query(
      'update projetos set base_congelada_em = null, base_congelada_por = null where id = $1',
      [reopened],
    )
    await expect(byHand).rejects.toThrow('Uma linha de base congelada não se descongela.')
  })
})

describe('of a frozen baseline', () => {
  it.each([
    ['another value', { valor: 2000 }],
    ['no value', { valor: '' }],
    ['a stage’s end', { datafimetapa6: '2026-12-31' }],
    ['an end taken away', { datafimetapa2: null }],
    ['a reason of one who may not correct', { valor: 2000, motivo_correcao: 'Digitei errado' }],
  ])('%s is refused, whatever the call, and nothing changes', async (_what, body) => {
    const id = await newFrozen()
    const before = await readProjeto(id)
    for (const send of [put, putOlder]) {
      const reply = await send(obras, id, { ...body, nomeprojeto: 'Outro nome' })
      expect(reply.statusCode).toBe(409)
      expect(reply.json().Error).toMatch(
        /^A linha de base deste projeto está congelada desde 10\/04\/2026 \(aditivo de valor solicitado\)\. Para mudar .*, peça um aditivo em “Solicitar Aditivo”, no painel do projeto\.$/,
      )
      expect(reply.json()).not.toHaveProperty('Campos')
    }
    expect(await readProjeto(id)).toEqual(before)
    expect(await readCorrecoes(id)).toEqual([])
  })

  it('a first value is refused too: it would make the base of the meter', async () => {
    const id = await newFrozen({ valor: null })
    expect((await put(obras, id, { valor: 1000 })).statusCode).toBe(409)
    expect(await readProjeto(id)).toMatchObject({ valor: null, valor_original: null })
  })

  it('what is the same, an end filled in, and everything else may be sent', async () => {
    const id = await newFrozen({ datafimetapa5: '', valor: 1000.1 })
    const body = {
      valor: '1000.10',
      datafimetapa1: '2026-01-20T03:00:00.000Z',
      datafimetapa5: '2026-05-25',
      datainicioetapa6: '2026-06-02',
      prazoetapa6: 30,
      descricao: 'Com ciclovia',
    }
    expect((await put(obras, id, body)).statusCode).toBe(200)
    expect(await readProjeto(id)).toMatchObject({
      datafimetapa5: '2026-05-25',
      datafimoriginal5: '2026-05-25',
      datainicioetapa6: '2026-06-02',
      descricao: 'Com ciclovia',
    })
    expect((await put(obras, id, { datafimetapa5: '2026-05-26' })).statusCode).toBe(409)
  })

  it('an approved deadline still moves the ends', async () => {
    const id = await newFrozen()
    await decide(auditor, await ask(bench.prazoRequest(id, 10, 6)), 'aprovar')
    expect(await readProjeto(id)).toMatchObject({ datafimetapa6: '2026-06-30' })
  })

  it('a stale version is told before anything else, and a stranger is a stranger', async () => {
    const id = await newFrozen()
    const stale = await put(obras, id, { valor: 2000, versao: 99 })
    expect(stale.json().Error).toContain('alterado por outra pessoa')
    expect((await put(saude, id, { valor: 2000 })).statusCode).toBe(403)
    expect((await put(null, id, { valor: 2000 })).statusCode).toBe(401)
  })
})

describe('at the same moment', () => {
  it('a request and many edits: no edit after the request gets through', async () => {
    const id = await newProjeto()
    const asked = ask(bench.valorRequest(id))
    const edits = Promise.all(Array.from({ length: 30 }, (_, i) => put(obras, id, { valor: 2000 + i })))
    const statuses = (await edits).map(({ statusCode }) => statusCode)
    await asked
    expect(new Set(statuses.filter((status) => status !== 200 && status !== 409))).toEqual(new Set())
    const { valor, valor_original } = await readProjeto(id)
    expect(valor).toBe(valor_original)
    expect((await put(obras, id, { valor: 1 })).statusCode).toBe(409)
    const { rows } = await test.database.pool.query(
      `select max(a.id) filter (where entidade = 'projetos' and depois ? 'valor') as edited,
        max(a.id) filter (where entidade = 'aditivos') as asked
      from auditoria a where registro_id = $1 and entidade = 'projetos' or pai = 'projetos/' || $1`,
      [String(id)],
    )
    expect(rows[0].edited).toBeLessThan(rows[0].asked)
  })
})
