import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const saude = await loginAs(test, { id_secretaria: 17 })
const auditor = await loginAs(test, { role: 'auditor' })
const visitor = await loginAs(test)

type Who = { id: number; headers: object } | null
const call = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...who?.headers }, ...(payload ? { payload } : {}) })

const projeto = async (nomeprojeto: string, id_secretaria: number, etapas: object): Promise<number> =>
  (await call(admin, 'POST', '/api/createprojetocompleto', { nomeprojeto, id_secretaria, ...etapas })).json()
    .id

const late = await projeto('Ponte atrasada', 12, {
  datafimetapa2: '2026-04-01',
  situacaoetapa2: 'Em andamento',
})
await projeto('Posto a vencer', 17, { datafimetapa1: '2026-05-10', situacaoetapa1: 'Não iniciado' })
const unbegun = await projeto('Sem pressa', 12, {
  datafimetapa1: '2026-04-01',
  situacaoetapa1: 'Não iniciado',
  datafimetapa2: '2026-04-20',
  situacaoetapa2: 'Concluído',
  datafimetapa3: '2026-07-10',
  situacaoetapa3: 'Em andamento',
})
await call(admin, 'POST', '/api/conveniosdade', { objeto: 'Mirante', vigencia_convenio: '2026-04-12' })
await call(admin, 'POST', '/api/addpca', {
  requisitante: 'Saúde',
  objeto: 'Ambulância',
  justificativa: 'Frota velha',
  expectativa_consumo_anual: 1,
  valor_preliminar: 300_000,
  data_pretendida: '2026-06-30',
  prioridade: 'Alta',
})
await call(obras, 'POST', '/api/aditivos', {
  id_projeto: late,
  id_secretaria: 12,
  tipo: 'prazo',
  prazo: 10,
  etapa: 2,
})

interface Line {
  tipo: string
  titulo: string
  dias: number
  marca: string | null
  meu: boolean
}
/** Without the city's fiscal days, which `calendario/marcos.test.ts` asks for. */
const lines = async (who: Who, query = ''): Promise<Line[]> => {
  const all: Line[] = (await call(who, 'GET', `/api/prazos${query}`)).json().Result
  return all.filter(({ tipo }) => tipo !== 'fiscal')
}
const told = async (who: Who, query = '') =>
  (await lines(who, query)).map(({ tipo, titulo, meu }) => `${tipo} ${titulo}${meu ? ' (meu)' : ''}`)

describe('what is due', () => {
  it('is late stages, days within 90, terms, the plan and requests; one’s own first', async () => {
    expect(await told(saude)).toEqual([
      'etapa Posto a vencer (meu)',
      'etapa Ponte atrasada',
      'etapa Sem pressa',
      'convenio Mirante',
      'pca Ambulância',
    ])
    const own = (await told(obras)).filter((line) => line.endsWith('(meu)'))
    expect(own.sort()).toEqual([
      'aditivo Ponte atrasada (meu)',
      'etapa Ponte atrasada (meu)',
      'etapa Sem pressa (meu)',
    ])
    expect((await told(auditor))[0]).toBe('aditivo Ponte atrasada (meu)')
    expect(await told(visitor)).not.toContain('aditivo Ponte atrasada')
    expect((await call(null, 'GET', '/api/prazos')).statusCode).toBe(401)
  })

  it('says how many days are left or gone', async () => {
    const days = Object.fromEntries((await lines(saude)).map(({ titulo, dias }) => [titulo, dias]))
    expect(days).toEqual({
      'Posto a vencer': 30,
      'Ponte atrasada': -9,
      'Sem pressa': -9,
      Mirante: 2,
      Ambulância: 81,
    })
  })

  it('tells a stage not begun in time from a late one, and narrows by that', async () => {
    const marks = Object.fromEntries((await lines(saude)).map(({ titulo, marca }) => [titulo, marca]))
    expect(marks).toEqual({
      'Posto a vencer': null,
      'Ponte atrasada': 'atrasada',
      'Sem pressa': 'nao_iniciada',
      Mirante: null,
      Ambulância: null,
    })
    expect(await told(admin, '?marca=nao_iniciada')).toEqual(['etapa Sem pressa'])
    expect(await told(admin, '?marca=atrasada&id_secretaria=17')).toEqual([])
    expect((await call(admin, 'GET', '/api/prazos?marca=cedo')).statusCode).toBe(400)
  })

  it('is narrowed by kind and department', async () => {
    expect(await told(admin, '?tipo=pca')).toEqual(['pca Ambulância'])
    expect(await told(admin, '?id_secretaria=17')).toEqual(['etapa Posto a vencer'])
    expect((await call(admin, 'GET', '/api/prazos?tipo=festa')).statusCode).toBe(400)
  })

  it('is an item of the plan without a project, late sixty days after its day, until it has one', async () => {
    const add = async (objeto: string, data_pretendida: string) =>
      (
        await call(admin, 'POST', '/api/addpca', {
          requisitante: 'Saúde',
          objeto,
          justificativa: 'Uso',
          expectativa_consumo_anual: 1,
          valor_preliminar: 10,
          data_pretendida,
          prioridade: 'Alta',
        })
      ).json().id
    const [waits, linked, old] = [
      await add('Sem projeto', '2026-02-01'),
      await add('Com projeto', '2026-02-01'),
      await add('De ontem', '2026-04-09'),
    ]
    await call(admin, 'POST', '/api/vinculos', { id_projeto: late, tipo: 'pca', id_alvo: linked })
    const marks = (await lines(admin, '?tipo=pca')).map(({ titulo, marca }) => [titulo, marca])
    expect(marks).toEqual([
      ['Sem projeto', 'atrasada'],
      ['De ontem', null],
      ['Ambulância', null],
    ])
    for (const id of [waits, old]) await call(admin, 'DELETE', `/api/pca/${id}`)
  })

  it('is narrowed to a calendar month', async () => {
    expect(await told(admin, '?mes=2026-04')).toEqual([
      'etapa Ponte atrasada',
      'etapa Sem pressa',
      'convenio Mirante',
    ])
    expect(await told(admin, '?mes=2026-06')).toContain('pca Ambulância')
    expect(await told(admin, '?mes=1999-01')).toEqual([])
    for (const wrong of ['2026-13', '2026', '%00', '2026-1'])
      expect((await call(admin, 'GET', `/api/prazos?mes=${wrong}`)).statusCode).toBe(400)
  })

  it('is counted for the menu', async () => {
    const counted = async (who: Who) => (await call(who, 'GET', '/api/prazos/contagem')).json().Result
    // Two of the near ones are the city's: its fiscal calendar has 15/04 and 30/04.
    expect(await counted(obras)).toEqual([{ vencidos: 2, proximos: 4, aditivos: 1, meus: 3 }])
    expect(await counted(visitor)).toEqual([{ vencidos: 2, proximos: 4, aditivos: 0, meus: 0 }])
    expect((await call(null, 'GET', '/api/prazos/contagem')).statusCode).toBe(401)
  })
})

describe('the calendar', () => {
  const address = async (who: Who, method: 'GET' | 'POST') =>
    (await call(who, method, '/api/prazos/agenda')).json().Result[0]?.endereco as string | undefined

  it('has a secret address, made when asked for, renewed at will', async () => {
    expect(await address(obras, 'GET')).toBeUndefined()
    const first = (await address(obras, 'POST')) ?? ''
    expect(first).toMatch(/^\/api\/agenda\/[\w-]{43}$/)
    expect(await address(obras, 'GET')).toBe(first)
    expect((await call(null, 'GET', first)).statusCode).toBe(200)
    const second = (await address(obras, 'POST')) ?? ''
    expect(second).not.toBe(first)
    expect((await call(null, 'GET', first)).statusCode).toBe(404)
    expect((await call(null, 'GET', second)).statusCode).toBe(200)
    expect((await call(null, 'POST', '/api/prazos/agenda')).statusCode).toBe(401)
  })

  it('is renewed once when the request arrives twice', async () => {
    const person = await loginAs(test, { id_secretaria: 12 })
    const headers = { ...person.headers, 'idempotency-key': 'agenda-1' }
    const renew = () => app.inject({ method: 'POST', url: '/api/prazos/agenda', headers })
    const [first, second] = [(await renew()).json(), (await renew()).json()]
    expect(second).toEqual(first)
    expect((await call(null, 'GET', second.Result[0].endereco)).statusCode).toBe(200)
  })

  it('holds the department’s own days in the form calendars read', async () => {
    const reply = await call(null, 'GET', (await address(obras, 'POST')) ?? '')
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const text = reply.body
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text).toContain('\r\nX-WR-CALNAME:Prazos da Prefeitura Municipal\r\n')
    expect(text).toContain(`UID:etapa-${late}-2@paco`)
    expect(text).toContain('DTSTART;VALUE=DATE:20260401\r\nDTEND;VALUE=DATE:20260402')
    expect(text).toContain('DTSTAMP:20260410T150000Z')
    expect(text).not.toContain('Posto')
    expect(text).toContain(`UID:etapa-${unbegun}-1@paco`)
    expect(text.match(/UID:(?!fiscal-)/g)).toHaveLength(2)
    expect(text).toContain('UID:fiscal-2026-ldo_envio@paco')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('escapes and folds what people write', async () => {
    const name = `Reforma; etapa 1, ${'açaí '.repeat(30)}\\ fim`
    await projeto(name, 26, { datafimetapa1: '2026-04-15', situacaoetapa1: 'Em andamento' })
    const cultura = await loginAs(test, { id_secretaria: 26 })
    const text = (await call(null, 'GET', (await address(cultura, 'POST')) ?? '')).body
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(
      `SUMMARY:Reforma\\; etapa 1\\, ${'açaí '.repeat(30)}\\\\ fim: 1 - Estruturação do projeto`,
    )
  })

  it('ends with the account', async () => {
    const person = await loginAs(test, { id_secretaria: 12 })
    const secret = (await address(person, 'POST')) ?? ''
    await database.pool.query('update usuarios set ativo = false where id = $1', [person.id])
    expect((await call(null, 'GET', secret)).statusCode).toBe(404)
    expect((await call(null, 'GET', '/api/agenda/inventado')).statusCode).toBe(404)
  })
})
