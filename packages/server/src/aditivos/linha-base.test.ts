import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from './aditivos.testing.ts'

const NOW = '2026-04-10T12:00:00-03:00'
const test = await startTestApp(() => new Date(NOW))
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, readProjeto } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

const put = (who: Who, id: number, body: object) => call(who, 'PUT', `/api/updateprojetocompleto/${id}`, body)
const putOlder = (who: Who, id: number, body: object) => call(who, 'PUT', `/api/update/${id}`, body)
const readCorrecoes = async (id: number) => (await call(auditor, 'GET', `/api/correcoes/${id}`)).json()
const FREE = { base_congelada_em: null, base_congelada_por: null }
const concluded = { situacaoetapa4: 'Concluído' }

/** A project with a pending request for more money. */
async function newFrozen(own: object = {}): Promise<number> {
  const id = await newProjeto(own)
  await ask(bench.valorRequest(id))
  return id
}

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
      return [Date.parse(em), por, decidido]
    }
    const since = Date.parse(NOW)
    for (const who of [admin, obras, auditor]) {
      expect(await seen(who, id)).toEqual([since, 'aditivo', true])
      expect(await seen(who, concludedToo)).toEqual([since, 'etapa4', false])
    }
    // The same for every project, or the silence would tell.
    for (const who of [null, visitor, saude]) {
      expect(await seen(who, id)).toEqual([since, null, false])
      expect(await seen(who, concludedToo)).toEqual([since, null, false])
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

describe('a correction', () => {
  it('is an admin’s, with a reason', async () => {
    const id = await newFrozen()
    for (const motivo_correcao of [undefined, null, '', '   ']) {
      const refused = await put(admin, id, { valor: 900, motivo_correcao })
      expect(refused.statusCode).toBe(409)
      expect(refused.json().Error).toContain('para corrigir um erro, escreva o motivo da correção.')
    }
    for (const [motivo_correcao, reason] of [
      ['x'.repeat(1001), 'Use no máximo 1000 caracteres.'],
      [7, 'Informe um texto.'],
    ]) {
      const reply = await put(admin, id, { valor: 900, motivo_correcao })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().Campos).toEqual({ motivo_correcao: reason })
    }
    expect((await put(admin, id, { valor: 900, motivo_correcao: 'nu\0lo' })).statusCode).toBe(400)
    expect(await readProjeto(id)).toMatchObject({ valor: 1000 })
    expect(await readCorrecoes(id)).toEqual([])
  })

  it('is kept with who, when, from what to what and why, and told in the history', async () => {
    const id = await newFrozen()
    const body = {
      valor: 900,
      datafimetapa3: '2026-03-25',
      datafimetapa6: '',
      motivo_correcao: '  Ata da reunião  ',
    }
    expect((await putOlder(admin, id, body)).statusCode).toBe(200)
    expect(await readProjeto(id)).toMatchObject({
      valor: 900,
      valor_original: 900,
      datafimetapa3: '2026-03-25',
      datafimoriginal3: '2026-03-20',
      datafimetapa6: null,
    })
    const signed = { projeto_id: id, motivo: 'Ata da reunião', feita_por: admin.id }
    const made = await readCorrecoes(id)
    expect(made).toMatchObject([
      { ...signed, etapa: null, valor_antes: 1000, valor_depois: 900, fim_antes: null, fim_depois: null },
      { ...signed, etapa: 3, valor_antes: null, fim_antes: '2026-03-20', fim_depois: '2026-03-25' },
      { ...signed, etapa: 6, fim_antes: '2026-06-20', fim_depois: null },
    ])
    expect(Date.parse(made[0].feita_em)).toBe(Date.parse(NOW))
    const history = (await call(obras, 'GET', `/api/historico/projetos/${id}`)).json().Result
    const lines = history.filter(({ entidade }: { entidade: string }) => entidade === 'correcoes')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatchObject({
      acao: 'criou',
      usuario_id: admin.id,
      depois: { motivo: 'Ata da reunião' },
    })
  })

  it('keeps value = original + approved, and never goes below what was approved', async () => {
    const id = await newProjeto({ valor: 1000.1 })
    await decide(auditor, await ask(bench.valorRequest(id, 200.2)), 'aprovar')
    await ask(bench.valorRequest(id, 5000))
    const correct = (valor: unknown) => put(admin, id, { valor, motivo_correcao: 'Contrato' })
    for (const valor of [200.19, 0, null]) {
      const refused = await correct(valor)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().Campos).toEqual({
        valor: 'O valor não pode ser menor que a soma dos aditivos de valor já aprovados.',
      })
    }
    expect(await readProjeto(id)).toMatchObject({ valor: 1200.3, valor_original: 1000.1 })
    expect(await readCorrecoes(id)).toEqual([])
    expect((await correct(900.3)).statusCode).toBe(200)
    expect(await readProjeto(id)).toMatchObject({ valor: 900.3, valor_original: 700.1 })
    expect((await correct(200.2)).statusCode).toBe(200)
    expect(await readProjeto(id)).toMatchObject({ valor: 200.2, valor_original: 0 })
  })

  it('is none where nothing frozen changes, and on a free project', async () => {
    const [frozen, free] = [await newFrozen(), await newProjeto()]
    expect((await put(admin, frozen, { descricao: 'x', motivo_correcao: 'y' })).statusCode).toBe(200)
    expect((await put(admin, free, { valor: 5, motivo_correcao: 'y' })).statusCode).toBe(200)
    expect([...(await readCorrecoes(frozen)), ...(await readCorrecoes(free))]).toEqual([])
  })

  it('only ever adds, for the program and for the database', async () => {
    const id = await newFrozen()
    await put(admin, id, { valor: 900, motivo_correcao: 'Contrato' })
    for (const sql of ['update correcoes set motivo = $2', 'delete from correcoes where motivo <> $2']) {
      const byHand = test.database.pool.query(
        `${sql} ${sql.includes('where') ? 'and' : 'where'} projeto_id = $1`,
        [id, 'outro'],
      )
      await expect(byHand).rejects.toThrow('Uma correção não muda nem se apaga.')
    }
    expect((await call(obras, 'DELETE', `/api/deleteprojetocompleto/${id}`)).statusCode).toBe(200)
  })

  it('is read by those who read the project’s amendments', async () => {
    const id = await newFrozen()
    await put(admin, id, { valor: 900, motivo_correcao: 'Contrato' })
    const statuses = async (who: Who) => (await call(who, 'GET', `/api/correcoes/${id}`)).statusCode
    for (const who of [obras, auditor, admin]) expect(await statuses(who)).toBe(200)
    for (const who of [saude, visitor]) expect(await statuses(who)).toBe(403)
    expect(await statuses(null)).toBe(401)
    expect((await call(auditor, 'GET', '/api/correcoes/999999')).statusCode).toBe(404)
    expect((await call(auditor, 'GET', '/api/correcoes/x')).statusCode).toBe(400)
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

  it('many requests freeze once, and many corrections add up to one after the other', async () => {
    const id = await newProjeto()
    await Promise.all(Array.from({ length: 20 }, () => ask(bench.valorRequest(id, 1))))
    const frozen = (await call(obras, 'GET', `/api/historico/projetos/${id}`))
      .json()
      .Result.filter(({ depois }: { depois: object | null }) => depois && 'base_congelada_em' in depois)
    expect(frozen.filter(({ acao }: { acao: string }) => acao === 'alterou')).toHaveLength(1)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        put(admin, id, { valor: 2000 + i, motivo_correcao: `Motivo ${i}` }),
      ),
    )
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const made: { valor_antes: number; valor_depois: number }[] = await readCorrecoes(id)
    expect(made).toHaveLength(20)
    expect(made.slice(1).map(({ valor_antes }) => valor_antes)).toEqual(
      made.slice(0, -1).map(({ valor_depois }) => valor_depois),
    )
    expect((await readProjeto(id)).valor).toBe(made.at(-1)?.valor_depois)
  })
})
