import { MESSAGES } from '@paco/domain/aditivos/messages'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { versaoDe } from '../../test/lido.ts'
import { openBench, type Who } from './aditivos.testing.ts'

let now = new Date('2026-04-10T12:00:00-03:00')
const test = await startTestApp(() => now)
const { pool } = test.database
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, readProjeto, readAditivos } = bench
const [colega, saude, visitor] = [
  await loginAs(test, { id_secretaria: 12 }),
  await loginAs(test, { id_secretaria: 17 }),
  await loginAs(test),
]

const giveBack = (who: Who, id: number, motivo_devolucao: unknown = 'Falta a planilha') =>
  call(who, 'PUT', `/api/aditivos/${id}/devolver`, { motivo_devolucao })
const withdraw = (who: Who, id: number) => call(who, 'PUT', `/api/aditivos/${id}/retirar`)
const resend = (who: Who, id: number, body: object) => call(who, 'PUT', `/api/aditivos/${id}`, body)
const termo = (who: Who, id: number, body: object) => call(who, 'PUT', `/api/aditivos/${id}/termo`, body)

describe('sent back to be corrected', () => {
  it('with its reason, it counts nowhere until it is sent again, since the day it was asked for', async () => {
    const line = await bench.newLancamento({ valor: 1000 })
    const saldo = async () => (await call(auditor, 'GET', `/api/orcamento/${line}`)).json().Result[0].saldo
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 300, { id_orcamento: line }))
    expect((await giveBack(auditor, id)).json()).toEqual({
      Status: 'Success',
      id,
      message: 'Aditivo devolvido para correção.',
    })
    const [back] = await readAditivos(projeto)
    expect(back).toMatchObject({
      status: 'devolvido',
      motivo_devolucao: 'Falta a planilha',
      devolvido_por: auditor.id,
      decidido_por: null,
      acrescimos_pendentes: 0,
      projeto_pendente: 0,
      dias_espera: null,
    })
    expect(await saldo()).toBe(1000)
    expect(await readProjeto(projeto)).toMatchObject({
      aditivo_decidido: false,
      base_congelada_por: 'aditivo',
    })

    now = new Date('2026-04-15T12:00:00-03:00')
    const body = bench.pedido(projeto, 'misto', { valor: 200, supressao: 50, id_orcamento: line })
    expect((await resend(colega, id, { ...body, status: 'aprovado', criado_por: 1 })).json().message).toBe(
      'Solicitação reenviada com sucesso!',
    )
    expect(await readAditivos(projeto)).toMatchObject([
      {
        id,
        tipo: 'misto',
        valor: 200,
        supressao: 50,
        status: 'pendente',
        data_criacao: back.data_criacao,
        criado_por: obras.id,
        motivo_devolucao: 'Falta a planilha',
        dias_espera: 5,
        acrescimos_pendentes: 200,
      },
    ])
    expect(await saldo()).toBe(800)
    // The specification's clients name no version: what they read was another request.
    for (const passo of ['aprovar', 'rejeitar'] as const) {
      const unread = await decide(auditor, id, passo, 'De acordo')
      expect([unread.statusCode, unread.json().message]).toEqual([409, MESSAGES.readAgain])
    }
    const url = `/api/aditivos/${id}/aprovar`
    const old = await call(auditor, 'PUT', url, { versao: back.versao })
    expect([old.statusCode, old.json().message]).toEqual([409, STALE_VERSION])
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1000, aditivo_decidido: false })
    const versao = await versaoDe(test.database.pool, url)
    expect((await call(auditor, 'PUT', url, { versao })).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1150, aditivo_decidido: true })
  })

  it.each([
    ['', 'Diga o que falta corrigir.'],
    ['   ', 'Diga o que falta corrigir.'],
    [null, 'Diga o que falta corrigir.'],
    [7, 'Diga o que falta corrigir.'],
    ['x'.repeat(2001), 'Use no máximo 2000 caracteres.'],
  ])('never for %j', async (motivo, told) => {
    const id = await ask(bench.prazoRequest(await newProjeto()))
    const refused = await giveBack(auditor, id, motivo)
    expect([refused.statusCode, refused.json().Campos]).toEqual([400, { motivo_devolucao: told }])
  })

  it('by an auditor who did not ask for it, while it waits', async () => {
    const id = await ask(bench.prazoRequest(await newProjeto()), admin)
    expect((await giveBack(null, id)).statusCode).toBe(401)
    for (const who of [obras, admin, saude, visitor]) expect((await giveBack(who, id)).statusCode).toBe(403)
    expect((await giveBack(auditor, 999_999)).statusCode).toBe(404)
    await pool.query('update aditivos set criado_por = $1 where id = $2', [auditor.id, id])
    expect((await giveBack(auditor, id)).statusCode).toBe(403)
  })

  it('is sent again as strictly as it was asked for', async () => {
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto))
    await giveBack(auditor, id)
    const body = bench.valorRequest(projeto, 50)
    expect((await resend(null, id, body)).statusCode).toBe(401)
    for (const who of [saude, auditor, visitor]) expect((await resend(who, id, body)).statusCode).toBe(403)
    expect((await resend(obras, 999_999, body)).statusCode).toBe(404)
    expect((await resend(obras, id, { ...body, id_secretaria: 17 })).statusCode).toBe(403)
    const elsewhere = await resend(obras, id, { ...body, id_projeto: await newProjeto() })
    expect(elsewhere.json().Campos).toEqual({ id_projeto: 'O aditivo é de outro projeto.' })
    expect((await resend(obras, id, { ...body, valor: null })).statusCode).toBe(400)
    expect((await resend(obras, id, { ...body, descricao_pedido: 'a\u0000b' })).statusCode).toBe(400)
    expect(await readAditivos(projeto)).toMatchObject([{ status: 'devolvido', valor: 100 }])
    expect((await resend(obras, id, body)).statusCode).toBe(200)
    const twice = await resend(obras, id, body)
    expect([twice.statusCode, twice.json().Error]).toEqual([
      409,
      'Só um aditivo devolvido para correção pode ser reenviado.',
    ])
  })
})

describe('withdrawn', () => {
  it('it is over: it counts nowhere, and nothing more is done with it', async () => {
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 300))
    expect((await withdraw(obras, id)).json().message).toBe('Solicitação retirada.')
    expect(await readAditivos(projeto)).toMatchObject([
      { status: 'retirado', retirado_em: expect.any(String), projeto_pendente: 0, dias_espera: null },
    ])
    expect(await readProjeto(projeto)).toMatchObject({ aditivo_decidido: false })
    const later = [
      decide(auditor, id, 'aprovar'),
      decide(auditor, id, 'rejeitar', 'Não'),
      giveBack(auditor, id),
      withdraw(obras, id),
      resend(obras, id, bench.valorRequest(projeto)),
    ]
    for (const reply of await Promise.all(later)) {
      expect([reply.statusCode, reply.json().Error]).toEqual([
        409,
        'Este aditivo foi retirado por quem o pediu.',
      ])
    }
    const byHand = pool.query("update aditivos set status = 'pendente', retirado_em = null where id = $1", [
      id,
    ])
    await expect(byHand).rejects.toThrow('Um aditivo decidido não muda.')
    expect((await call(obras, 'DELETE', `/api/deleteprojetocompleto/${projeto}`)).statusCode).toBe(200)
  })

  it('by the one who asked, or an administrator, also after it came back', async () => {
    const projeto = await newProjeto()
    const id = await ask(bench.prazoRequest(projeto))
    await giveBack(auditor, id)
    expect((await withdraw(null, id)).statusCode).toBe(401)
    for (const who of [colega, saude, auditor, visitor]) {
      expect((await withdraw(who, id)).statusCode).toBe(403)
    }
    expect((await withdraw(admin, 999_999)).statusCode).toBe(404)
    expect((await withdraw(admin, id)).statusCode).toBe(200)
    const decided = await ask(bench.prazoRequest(projeto))
    await decide(auditor, decided, 'rejeitar', 'Não')
    expect((await withdraw(obras, decided)).json().Error).toBe('Este aditivo já foi decidido.')
  })
})

describe('of several who act at once', () => {
  it.each([1, 2, 3])('one wins and the others are told, turn %i', async () => {
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100))
    const replies = await Promise.all([
      withdraw(obras, id),
      decide(auditor, id, 'aprovar'),
      giveBack(auditor, id),
      decide(auditor, id, 'rejeitar', 'Não'),
      giveBack(auditor, id),
      decide(auditor, id, 'aprovar'),
    ])
    const [row] = await readAditivos(projeto)
    const won = replies.filter(({ statusCode }) => statusCode === 200).length
    // What came back may still be withdrawn: then two of them had their turn.
    expect(won).toBe(row.status === 'retirado' && row.devolvido_em !== null ? 2 : 1)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(6 - won)
    expect(await readProjeto(projeto)).toMatchObject({ valor: row.status === 'aprovado' ? 1100 : 1000 })
  })

  it('who sends it again sends it once', async () => {
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100))
    await giveBack(auditor, id)
    const bodies = [10, 20, 30, 40].map((valor) => bench.valorRequest(projeto, valor))
    const replies = await Promise.all(bodies.map((body) => resend(obras, id, body)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('the term of an approved one', () => {
  const approved = async (own: object = {}) => {
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100, own))
    await decide(auditor, id, 'aprovar')
    return { projeto, id }
  }

  it('is filled in piece by piece, each once', async () => {
    const { projeto, id } = await approved({ fundamento_legal: 'art. 124, I, b' })
    expect((await termo(obras, id, { numero_termo: '1/2026' })).statusCode).toBe(200)
    expect(
      (await termo(admin, id, { numero_termo: '1/2026', data_assinatura: '2026-04-20' })).statusCode,
    ).toBe(200)
    expect(await readAditivos(projeto)).toMatchObject([
      { numero_termo: '1/2026', data_assinatura: '2026-04-20', fundamento_legal: 'art. 124, I, b' },
    ])
    for (const body of [{ numero_termo: '2/2026' }, { fundamento_legal: 'art. 125' }]) {
      const refused = await termo(obras, id, body)
      expect([refused.statusCode, refused.json().Error]).toEqual([
        409,
        'O que já foi registrado do termo não muda.',
      ])
    }
    expect((await termo(obras, id, { numero_termo: '' })).statusCode).toBe(400)
    expect((await termo(obras, id, { data_assinatura: '2026-02-30' })).statusCode).toBe(400)
  })

  it('by the department or an administrator, and of no other', async () => {
    const { id } = await approved()
    const body = { numero_termo: '1/2026' }
    expect((await termo(null, id, body)).statusCode).toBe(401)
    for (const who of [saude, auditor, visitor]) expect((await termo(who, id, body)).statusCode).toBe(403)
    expect((await termo(obras, 999_999, body)).statusCode).toBe(404)
    const pending = await ask(bench.prazoRequest(await newProjeto()))
    expect((await termo(obras, pending, body)).json().Error).toBe('Só um aditivo aprovado tem termo.')
  })

  it('is all that the database lets change, from nothing', async () => {
    const { id } = await approved()
    await pool.query("update aditivos set numero_termo = '1' where id = $1", [id])
    for (const change of [
      "numero_termo = '2'",
      'numero_termo = null',
      'valor = 1',
      "antecipado_em = '2026-01-01'",
    ]) {
      await expect(pool.query(`update aditivos set ${change} where id = $1`, [id])).rejects.toThrow(
        'Um aditivo decidido não muda.',
      )
    }
  })
})

describe('the queue', () => {
  it('is ordered by how long each waits, the decided ones last', async () => {
    const projeto = await newProjeto()
    const days = ['05', '02', '08']
    const asked: number[] = []
    for (const day of days) {
      now = new Date(`2026-05-${day}T23:30:00-03:00`)
      asked.push(await ask(bench.prazoRequest(projeto)))
    }
    now = new Date('2026-05-09T00:30:00-03:00')
    const done = await ask(bench.prazoRequest(projeto))
    await decide(auditor, done, 'rejeitar', 'Não')
    const rows = (await call(auditor, 'GET', `/api/aditivos/${projeto}?ordem=-dias_espera`)).json()
    expect(rows.map(({ id, dias_espera }: { id: number; dias_espera: number }) => [id, dias_espera])).toEqual(
      [
        [asked[1], 7],
        [asked[0], 4],
        [asked[2], 1],
        [done, null],
      ],
    )
  })
})

it('the meters are told to those who read amendments, and to nobody else', async () => {
  const projeto = await newProjeto()
  const read = async (who: Who, id = projeto) =>
    (await call(who, 'GET', `/api/aditivos/${id}/limites`)).statusCode
  expect(await read(null)).toBe(401)
  expect(await Promise.all([saude, visitor].map((who) => read(who)))).toEqual([403, 403])
  expect(await Promise.all([obras, auditor, admin].map((who) => read(who)))).toEqual([200, 200, 200])
  expect(await read(auditor, 999_999)).toBe(404)
})
