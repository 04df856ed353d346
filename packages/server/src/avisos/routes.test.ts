import type { Aviso } from '@paco/domain/avisos/aviso'
import { textoOf } from '@paco/domain/avisos/frase'
import type { Mudanca } from '@paco/domain/avisos/mudanca'
import { semanaOf } from '@paco/domain/avisos/semana'
import { dayOf } from '@paco/domain/shared/days'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'

const test = await startTestApp()
const { admin, obras, auditor, call, newProjeto, put, ask, decide, prazoRequest } = await openBench(test)
const saude = await loginAs(test, { id_secretaria: 17 })
const maria = await loginAs(test, { id_secretaria: 12, name: 'Maria Souza' })
const paulo = await loginAs(test, { role: 'auditor', name: 'Paulo Lima' })

const follow = (who: Who, id: number | string) => call(who, 'PUT', `/api/seguidos/${id}`)
const avisosOf = async (who: Who): Promise<Aviso[]> => (await call(who, 'GET', '/api/avisos')).json().Result
const unreadOf = async (who: Who): Promise<number> =>
  (await call(who, 'GET', '/api/avisos/contagem')).json().Result[0].nao_lidos
const told = async (who: Who) => (await avisosOf(who)).map(({ frase }) => textoOf(frase))
const readAll = async (who: Who) => {
  const [newest] = await avisosOf(who)
  if (newest) await call(who, 'POST', '/api/avisos/lidos/todos', { ate: newest.ate })
}
/** Somebody new, who follows a new project. */
const follower = async (person: object = { id_secretaria: 12 }, own: object = {}) => {
  const [who, id] = [await loginAs(test, person), await newProjeto(own)]
  await follow(who, id)
  return { who, id }
}

describe('following', () => {
  it('is of each person, done twice is done once, and ends', async () => {
    const { who, id } = await follower()
    const replies = await Promise.all(Array.from({ length: 50 }, () => follow(who, id)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const list = (await call(who, 'GET', '/api/seguidos')).json().Result
    expect(list).toMatchObject([{ id, nome: 'Ponte', secretaria_nome: 'Obras', excluido: false }])
    expect((await call(who, 'GET', `/api/seguidos/${id}`)).json().Result).toEqual([{ seguindo: true }])
    expect((await call(obras, 'GET', `/api/seguidos/${id}`)).json().Result).toEqual([{ seguindo: false }])
    await call(who, 'DELETE', `/api/seguidos/${id}`)
    expect((await call(who, 'DELETE', `/api/seguidos/${id}`)).statusCode).toBe(200)
    expect((await call(who, 'GET', '/api/seguidos')).json().Result).toEqual([])
  })

  it.each([
    [null, 1, 401],
    [obras, 999_999, 404],
    [obras, '0', 400],
    [obras, '1e400', 400],
    [obras, '%00', 400],
  ])('is refused', async (who, id, status) => {
    expect((await follow(who, id)).statusCode).toBe(status)
  })

  it('has an end', async () => {
    const who = await loginAs(test, { id_secretaria: 12 })
    const id = await newProjeto()
    await test.database.pool.query(
      'insert into seguidos (usuario_id, projeto_id, desde) select $1, 100000 + n, 0 from generate_series(1, 300) n',
      [who.id],
    )
    expect((await follow(who, id)).statusCode).toBe(409)
  })
})

describe('notices of what is followed', () => {
  it('gather what one person did on a day in one sentence, and leave out what one did oneself', async () => {
    const { who, id } = await follower()
    await put(who, id, { nomeprojeto: 'Ponte nova' })
    expect(await told(who)).toEqual([])
    await put(maria, id, { situacaoetapa3: 'Concluído' })
    expect(await told(who)).toEqual([
      'Maria Souza concluiu a etapa 3 - Processo licitatório do projeto Ponte nova',
    ])
    await put(maria, id, { situacaoetapa4: 'Concluído' })
    await put(maria, id, { descricao: 'Sobre o rio' })
    expect(await told(who)).toEqual([
      'Maria Souza concluiu 2 etapas e alterou os dados no projeto Ponte nova',
    ])
    expect(await unreadOf(who)).toBe(1)
  })

  it('are read one by one and all at once; what comes after is unread again', async () => {
    const { who, id } = await follower()
    await put(maria, id, { descricao: 'Um' })
    const [{ chave, ate } = { chave: '', ate: 0 }] = await avisosOf(who)
    await call(who, 'POST', '/api/avisos/lidos', { chave, ate })
    expect([await unreadOf(who), (await avisosOf(who))[0]?.lido]).toEqual([0, true])
    await put(maria, id, { descricao: 'Dois' })
    expect(await unreadOf(who)).toBe(1)
    await put(admin, id, { descricao: 'Três' })
    expect(await unreadOf(who)).toBe(2)
    await readAll(who)
    expect(await unreadOf(who)).toBe(0)
    expect((await avisosOf(who)).map(({ lido }) => lido)).toEqual([true, true])
    // Nobody reads what is not there yet.
    await call(who, 'POST', '/api/avisos/lidos/todos', { ate: 2_000_000_000 })
    await put(maria, id, { descricao: 'Quatro' })
    expect(await unreadOf(who)).toBe(1)
  })

  it('tell that a project was deleted, and go on when it comes back', async () => {
    const { who, id } = await follower({ id_secretaria: 12 }, { nomeprojeto: 'Praça' })
    await call(maria, 'DELETE', `/api/deleteprojetocompleto/${id}`)
    expect(await told(who)).toEqual(['Maria Souza excluiu o projeto Praça'])
    expect((await call(who, 'GET', '/api/seguidos')).json().Result).toMatchObject([
      { id, nome: 'Praça', excluido: true },
    ])
  })

  it('come in stretches', async () => {
    const { who, id } = await follower()
    for (const name of ['Ana', 'Bia']) {
      const one = await loginAs(test, { id_secretaria: 12, name })
      await put(one, id, { descricao: name })
    }
    const [newest] = await avisosOf(who)
    const older = (await call(who, 'GET', `/api/avisos?antes=${newest?.ate}`)).json().Result
    expect(older.map(({ frase }: Aviso) => textoOf(frase))).toEqual(['Ana alterou o projeto Ponte'])
  })
})

describe('what a reader may not read is in no notice', () => {
  it("of another department's project tells how stages stand, and of nobody", async () => {
    const { who, id } = await follower({ id_secretaria: 17 }, { nomeprojeto: 'Escola' })
    await put(maria, id, { descricao: 'segredo', valor: 98_765 })
    await ask(prazoRequest(id), obras)
    expect(await avisosOf(who)).toEqual([])
    await put(maria, id, { situacaoetapa2: 'Concluído', descricao: 'outro segredo' })
    expect(await told(who)).toEqual([
      'A Prefeitura concluiu a etapa 2 - Elaboração do TdR/projeto e orçamento do projeto Escola',
    ])
    const text = JSON.stringify(await avisosOf(who))
    expect(text).not.toMatch(/Maria|segredo|98\.?765|aditivo/i)
  })

  it('is asked when it is read: whoever leaves the department is told no more', async () => {
    const { who, id } = await follower()
    await put(maria, id, { descricao: 'Reservado' })
    expect(await told(who)).toHaveLength(1)
    await call(admin, 'PUT', `/api/usuarios/${who.id}`, { id_secretaria: 17 })
    const again = await call(null, 'POST', '/api/login', { email: who.email, password: 'uma senha de teste' })
    const moved = { id: who.id, headers: { authorization: `Bearer ${again.json().Token}` } }
    expect(await avisosOf(moved)).toEqual([])
    expect(await unreadOf(moved)).toBe(0)
  })

  it('strangers have none, and people their own', async () => {
    for (const url of ['/api/avisos', '/api/avisos/contagem', '/api/seguidos'])
      expect((await call(null, 'GET', url)).statusCode).toBe(401)
    expect(await avisosOf(saude)).toEqual([])
  })
})

describe('decisions on what one asked for', () => {
  it('are told to whoever asked, with questions and returns, and to nobody else', async () => {
    const who = await loginAs(test, { id_secretaria: 12 })
    const id = await newProjeto({ nomeprojeto: 'Creche' })
    const asked = await ask(prazoRequest(id), who)
    await call(paulo, 'POST', `/api/aditivos/${asked}/mensagens`, { texto: 'Por quê?' })
    await decide(paulo, asked, 'aprovar', 'De acordo')
    expect(await told(who)).toEqual([
      'Paulo Lima aprovou o aditivo de prazo do projeto Creche: “De acordo”',
      `Paulo Lima escreveu a mensagem “Por quê?” sobre o aditivo nº ${asked} do projeto Creche`,
    ])
    expect((await avisosOf(who)).map(({ tipo }) => tipo)).toEqual(['decisao', 'decisao'])
    expect(await avisosOf(saude)).toEqual([])
    // What they also follow is not told twice.
    await follow(who, id)
    const other = await ask(prazoRequest(id), who)
    await decide(auditor, other, 'rejeitar', 'Não')
    expect(await avisosOf(who)).toHaveLength(3)
  })
})

describe('what changed in a week', () => {
  const semana = semanaOf(dayOf(new Date()))
  const mudancas = async (who: Who, query = ''): Promise<Mudanca[]> =>
    (await call(who, 'GET', `/api/mudancas?semana=${semana}${query}`)).json().Result

  it('is told by project and department, to each what they may read', async () => {
    const id = await newProjeto({ nomeprojeto: 'Viaduto' })
    await put(maria, id, { situacaoetapa1: 'Concluído' })
    await put(maria, id, { descricao: 'Reservado' })
    const of = async (who: Who, query = '') =>
      (await mudancas(who, query))
        .filter(({ id_projeto }) => id_projeto === id)
        .map(({ frase, secretaria_nome }) => `${secretaria_nome}: ${textoOf(frase)}`)
    const stage = 'concluiu a etapa 1 - Estruturação do projeto'
    expect(await of(auditor)).toContain(`Obras: Maria Souza ${stage} e alterou os dados no projeto Viaduto`)
    expect(await of(maria)).toEqual(await of(auditor))
    expect(await of(saude)).toEqual([`Obras: A Prefeitura ${stage} do projeto Viaduto`])
    expect(await of(auditor, '&id_secretaria=12')).toEqual(await of(auditor))
    expect(await of(auditor, '&id_secretaria=17')).toEqual([])
  })

  it('of another week is another', async () => {
    expect((await call(auditor, 'GET', '/api/mudancas?semana=2001-W01')).json().Result).toEqual([])
  })

  it.each([
    [null, 'semana=2026-W46', 401],
    [auditor, 'semana=2026-W60', 400],
    [auditor, 'semana=1e400', 400],
    [auditor, 'semana=%00', 400],
    [auditor, 'id_secretaria=abc', 400],
    [auditor, 'outra=1', 400],
  ])('is refused', async (who, query, status) => {
    expect((await call(who, 'GET', `/api/mudancas?${query}`)).statusCode).toBe(status)
  })
})

it.each([
  ['/api/avisos/lidos', {}],
  ['/api/avisos/lidos', { chave: 'x'.repeat(121), ate: 1 }],
  ['/api/avisos/lidos', { chave: 'x', ate: '1e400' }],
  ['/api/avisos/lidos', { chave: 'a\0b', ate: 1 }],
  ['/api/avisos/lidos/todos', { ate: 'ontem' }],
])('%s refuses %j', async (url, body) => {
  expect((await call(obras, 'POST', url, body)).statusCode).toBeGreaterThanOrEqual(400)
})
