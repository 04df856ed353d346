import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from './aditivos.testing.ts'

const NOW = '2026-04-10T12:00:00-03:00'
const test = await startTestApp(() => new Date(NOW))
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, newFrozen, readProjeto, readCorrecoes } = bench
const { put, putOlder } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

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

describe('corrections at the same moment', () => {
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
