import { beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'

const test = await startTestApp(() => new Date('2026-11-16T12:00:00-03:00'))
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Ana Admin' })
const obras = await loginAs(test, { id_secretaria: 12, name: 'Olga Obras' })
const saude = await loginAs(test, { id_secretaria: 17 })
const auditor = await loginAs(test, { role: 'auditor' })
const visitor = await loginAs(test)

type Who = { id: number; headers: object } | null
const call = (
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = {},
) => app.inject({ method, url, headers: { ...who?.headers, ...headers }, ...(payload ? { payload } : {}) })

async function insert(table: string, values: Record<string, unknown>): Promise<number> {
  const names = Object.keys(values)
  const slots = names.map((_, index) => `$${index + 1}`)
  const text = `insert into ${table} (${names.join(', ')}) values (${slots.join(', ')}) returning id`
  return (await database.pool.query(text, Object.values(values))).rows[0].id
}

let numero = 0
const contrato = (own: Record<string, unknown>) =>
  insert('contratos', {
    id_secretaria: 12,
    numero: String(++numero),
    ano: 2026,
    objeto: 'Ponte sobre o rio',
    empresa: 'Construtora',
    regime: 1,
    valor_inicial: 1000,
    assinatura: '2026-11-03',
    situacao: 'Em execução',
    ...own,
  })
const projeto = async (nomeprojeto: string, id_secretaria = 12): Promise<number> =>
  (await call(admin, 'POST', '/api/createprojetocompleto', { nomeprojeto, id_secretaria })).json().id

interface Line {
  parte: string
  dia: string
  [field: string]: unknown
}
const legais = async (who: Who, part = ''): Promise<Line[]> => {
  // What these tests write by hand nobody has heard of.
  changes.emit('written')
  const { Result } = (await call(who, 'GET', '/api/prazos?tipo=legal')).json()
  return Result.filter((line: Line) => line.parte.includes(part))
}
const keys = async (who: Who, part = '') =>
  (await legais(who, part)).map(({ parte, dia }) => `${parte} ${dia}`)
const mark = (who: Who, chave: string, own: object = {}) =>
  call(who, 'POST', '/api/prazos/cumprimentos', {
    chave,
    cumprido_em: '2026-11-13',
    evidencia: 'https://pncp.gov.br/app/contratos/1',
    ...own,
  })

let ponte: number
let posto: number
let signed: number
let ofSaude: number
let aditivo: number
let stopped: number
let mirante: number

beforeAll(async () => {
  ponte = await projeto('Ponte')
  posto = await projeto('Posto', 17)
  signed = await contrato({ vigencia_fim: '2027-03-10' })
  ofSaude = await contrato({ id_secretaria: 17, contratacao_direta: true, regime: 10 })
  await database.pool.query(
    'insert into contratos_projetos (contrato_id, projeto_id) values ($1, $2), ($3, $4)',
    [signed, ponte, ofSaude, posto],
  )
  aditivo = await insert('aditivos', {
    id_projeto: ponte,
    id_secretaria: 12,
    tipo: 'prazo',
    prazo: 10,
    etapa: 2,
    status: 'pendente',
    criado_por: obras.id,
    data_criacao: new Date('2026-11-01T12:00:00Z'),
    id_contrato: signed,
    antecipado_em: '2026-10-30',
  })
  stopped = await insert('paralisacoes', {
    id_projeto: ponte,
    motivo: 'chuvas',
    responsavel: 'Engenheira',
    inicio: '2026-10-01',
    criado_por: obras.id,
    criado_em: new Date('2026-10-01T12:00:00Z'),
  })
  mirante = (
    await call(admin, 'POST', '/api/conveniosdade', { objeto: 'Mirante', vigencia_convenio: '2026-09-30' })
  ).json().id
  await insert('vinculos', { projeto_id: ponte, dade_id: mirante })
})

describe('what the law has fall due', () => {
  it('is told among what is due, with what it rests on and what to do', async () => {
    expect(await keys(admin)).toEqual([
      `paralisacao:${stopped}:aviso 2026-11-03`,
      `contrato:${ofSaude}:pncp 2026-11-17`,
      `aditivo:${aditivo}:termo 2026-11-30`,
      `convenio_dade:${mirante}:contas 2026-11-30`,
      `contrato:${signed}:pncp 2026-12-02`,
      `contrato:${signed}:quantitativos 2026-12-09`,
      `paralisacao:${stopped}:tres-meses 2027-01-01`,
      `contrato:${signed}:vigencia 2027-03-10`,
    ])
    const [pncp] = await legais(obras, `contrato:${signed}:pncp`)
    expect(pncp).toEqual({
      tipo: 'legal',
      id: signed,
      parte: `contrato:${signed}:pncp`,
      titulo: 'Contrato 1/2026: Ponte sobre o rio',
      detalhe: 'Publicação do contrato no PNCP',
      id_secretaria: 12,
      secretaria_nome: 'Obras',
      dia: '2026-12-02',
      dias: 16,
      dias_uteis: 11,
      base_legal: 'art. 94, I, Lei 14.133/2021',
      acao: 'Publique o contrato no PNCP e informe o número dele.',
      marcavel: true,
      id_projeto: null,
      marca: null,
      meu: true,
    })
    expect((await legais(admin, 'vigencia'))[0]?.detalhe).toBe(
      'Fim da vigência do contrato (aviso de 120 dias)',
    )
  })

  it('an amendment is told to those who may read it, the rest to whoever is logged in', async () => {
    for (const [who, told] of [
      [admin, 1],
      [auditor, 1],
      [obras, 1],
      [saude, 0],
      [visitor, 0],
    ] as const) {
      expect(await keys(who, 'aditivo:')).toHaveLength(told)
      expect(await keys(who, 'contrato:')).toHaveLength(4)
    }
    expect((await call(null, 'GET', '/api/prazos?tipo=legal')).statusCode).toBe(401)
  })

  it('follows the city’s calendar as it changes', async () => {
    const closed = { nome: 'Luto', nivel: 'municipal', regra: 'unico', dia: '2026-11-17' }
    const { id } = (await call(admin, 'POST', '/api/feriados', closed)).json()
    expect(await keys(admin, `contrato:${ofSaude}:pncp`)).toEqual([`contrato:${ofSaude}:pncp 2026-11-18`])
    await call(admin, 'DELETE', `/api/feriados/${id}`)
    expect(await keys(admin, `contrato:${ofSaude}:pncp`)).toEqual([`contrato:${ofSaude}:pncp 2026-11-17`])
  })

  it('is counted for the menu and stands in the calendar, under a name that stays', async () => {
    const { meus } = (await call(saude, 'GET', '/api/prazos/contagem')).json().Result[0]
    expect(meus).toBe(1)
    const { endereco } = (await call(saude, 'POST', '/api/prazos/agenda')).json().Result[0]
    const text = (await call(null, 'GET', endereco)).body.replaceAll('\r\n ', '')
    expect(text).toContain(`UID:legal-contrato-${ofSaude}-pncp@paco`)
    expect(text).toContain('DTSTART;VALUE=DATE:20261117')
    expect(text).toContain('art. 94\\, II\\, Lei 14.133/2021\\nPublique o contrato no PNCP')
  })

  it('is over when the record says so', async () => {
    const id = await contrato({ vigencia_fim: '2026-12-01' })
    expect(await keys(admin, `contrato:${id}:`)).toHaveLength(3)
    await database.pool.query(
      "update contratos set pncp_numero = '1-1/2026', situacao = 'Anulado', encerrado_em = '2026-11-15' where id = $1",
      [id],
    )
    expect(await keys(admin, `contrato:${id}:`)).toEqual([`contrato:${id}:quantitativos 2026-12-09`])
  })

  it('a day at the end of all calendars breaks nothing', async () => {
    const id = await contrato({
      assinatura: '2199-12-31',
      vigencia_fim: '2199-12-31',
      data_base: '1900-01-01',
      situacao: 'Cumprido',
      encerrado_em: '2199-12-31',
      recebido_provisorio_em: '2199-12-31',
      recebido_definitivo_em: '2199-12-31',
    })
    await database.pool.query('insert into contratos_projetos (contrato_id, projeto_id) values ($1, $2)', [
      id,
      posto,
    ])
    expect((await call(admin, 'GET', '/api/prazos')).statusCode).toBe(200)
    expect((await call(admin, 'GET', `/api/prazos/projeto/${posto}`)).statusCode).toBe(200)
    await database.pool.query('delete from contratos where id = $1', [id])
  })
})

describe('a deadline that was met', () => {
  it('is marked by its department, with who, when and what shows it', async () => {
    const chave = `contrato:${ofSaude}:pncp`
    const reply = await mark(saude, chave)
    expect(reply.json()).toEqual({
      Status: 'Success',
      id: expect.any(Number),
      message: 'Prazo marcado como cumprido.',
    })
    expect(await keys(admin, chave)).toEqual([])
    const { Result } = (await call(saude, 'GET', `/api/prazos/projeto/${posto}`)).json()
    expect(Result).toEqual([
      expect.objectContaining({
        chave,
        situacao: 'cumprido',
        cumprido_em: '2026-11-13',
        por: 'https://pncp.gov.br/app/contratos/1',
        cumprimento_id: reply.json().id,
        marcado_por: expect.stringMatching(/^Pessoa/),
        marcado_em: expect.stringMatching(/^2026-11-16T15:00:00/),
      }),
    ])
    const trail = (await call(admin, 'GET', '/api/auditoria?entidade=prazos_cumpridos')).json().Result
    expect(trail[0]).toMatchObject({ acao: 'criou', depois: { chave, cumprido_em: '2026-11-13' } })
  })

  it('is marked once: the same again is the same mark, another day or proof is refused', async () => {
    const chave = `contrato:${signed}:quantitativos`
    const replies = await Promise.all(Array.from({ length: 5 }, () => mark(obras, chave)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    const other = await mark(obras, chave, { cumprido_em: '2026-11-12' })
    expect([other.statusCode, other.json().Error]).toEqual([
      409,
      'Este prazo já está marcado como cumprido, com outra data ou outra comprovação.',
    ])
    expect((await mark(admin, chave, { evidencia: 'Outra' })).statusCode).toBe(409)
  })

  it('is for the record’s department and administrators', async () => {
    const chave = `contrato:${signed}:pncp`
    const statuses = async (who: Who, key = chave) => (await mark(who, key)).statusCode
    expect(await statuses(null)).toBe(401)
    expect(await statuses(auditor)).toBe(403)
    expect(await statuses(visitor)).toBe(403)
    expect((await mark(saude, chave)).json().Error).toBe(
      'Só a secretaria do registro e os administradores marcam este prazo como cumprido.',
    )
    expect(await statuses(saude)).toBe(403)
    expect(await statuses(saude, `paralisacao:${stopped}:aviso`)).toBe(403)
    expect(await statuses(obras, `convenio_dade:${mirante}:contas`)).toBe(403)
    expect(await statuses(admin, `convenio_dade:${mirante}:contas`)).toBe(200)
    // Whoever may not read an amendment is not told that there is one.
    expect(await statuses(saude, `aditivo:${aditivo}:termo`)).toBe(404)
  })

  it.each([
    ['no such kind', () => `contrato:${signed}:festa`],
    ['one that does not apply', () => `contrato:${ofSaude}:quantitativos`],
    ['no such record', () => 'contrato:999999:pncp'],
    ['of another record', () => `aditivo:${signed + 1000}:pncp`],
    ['no key at all', () => "x'; drop table contratos"],
  ])('is one that really exists: %s', async (_, chave) => {
    const reply = await mark(admin, chave())
    expect([reply.statusCode, reply.json().Error]).toEqual([404, 'Este prazo não existe.'])
  })

  it.each([
    ['tomorrow', { cumprido_em: '2026-11-17' }, 'cumprido_em'],
    ['on no day', { cumprido_em: '2026-02-30' }, 'cumprido_em'],
    ['without a proof', { evidencia: '  ' }, 'evidencia'],
    ['with a proof too long', { evidencia: 'x'.repeat(1001) }, 'evidencia'],
    ['with a number for a proof', { evidencia: 7 }, 'evidencia'],
  ])('is not met %s', async (_, own, field) => {
    const reply = await mark(admin, `contrato:${signed}:pncp`, own)
    expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [field]])
  })

  it('what ends with its record is not marked', async () => {
    for (const chave of [`contrato:${signed}:vigencia`, `aditivo:${aditivo}:termo`]) {
      const reply = await mark(admin, chave)
      expect([reply.statusCode, reply.json().Error]).toEqual([
        409,
        'Este prazo termina com o que o registro diz: informe lá a data.',
      ])
    }
  })

  it('is taken back by an administrator, and runs again', async () => {
    const chave = `paralisacao:${stopped}:aviso`
    const { id } = (await mark(obras, chave)).json()
    expect(await keys(obras, chave)).toEqual([])
    for (const [who, status] of [
      [null, 401],
      [obras, 403],
      [auditor, 403],
      [admin, 200],
      [admin, 404],
    ] as const)
      expect((await call(who, 'DELETE', `/api/prazos/cumprimentos/${id}`)).statusCode).toBe(status)
    expect(await keys(obras, chave)).toEqual([`${chave} 2026-11-03`])
  })
})

describe('the legal deadlines of a project', () => {
  it('are those of its contracts, amendments, stoppages and agreements, far ones too', async () => {
    const { Result } = (await call(obras, 'GET', `/api/prazos/projeto/${ponte}`)).json()
    expect(Result.map(({ chave }: { chave: string }) => chave)).toEqual([
      `paralisacao:${stopped}:aviso`,
      `aditivo:${aditivo}:termo`,
      `convenio_dade:${mirante}:contas`,
      `contrato:${signed}:pncp`,
      `contrato:${signed}:quantitativos`,
      `paralisacao:${stopped}:tres-meses`,
      `paralisacao:${stopped}:noventa-dias`,
      `contrato:${signed}:vigencia`,
    ])
  })

  it('leave out the amendments for those who may not read them', async () => {
    const { Result } = (await call(saude, 'GET', `/api/prazos/projeto/${ponte}`)).json()
    expect(Result).toHaveLength(7)
    expect(JSON.stringify(Result)).not.toContain('aditivo:')
  })

  it('are for whoever is logged in, of a project that is there', async () => {
    expect((await call(null, 'GET', `/api/prazos/projeto/${ponte}`)).statusCode).toBe(401)
    expect((await call(visitor, 'GET', `/api/prazos/projeto/${ponte}`)).statusCode).toBe(200)
    const missing = await call(visitor, 'GET', '/api/prazos/projeto/999999')
    expect([missing.statusCode, missing.json().Error]).toEqual([404, 'Projeto não encontrado.'])
  })
})
