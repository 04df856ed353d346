import { beforeAll, describe, expect, it } from 'vitest'
import { startLegal } from './legal.testing.ts'

const test = await startLegal()
const { database, admin, obras, saude, auditor, visitor, call, legais, keys, contrato } = test

let ponte: number
let posto: number
let signed: number
let ofSaude: number
let aditivo: number
let stopped: number
let mirante: number

beforeAll(async () => {
  ponte = await test.projeto('Ponte')
  posto = await test.projeto('Posto', 17)
  signed = await contrato({ vigencia_fim: '2027-03-10' })
  ofSaude = await contrato({ id_secretaria: 17, contratacao_direta: true, regime: 10 })
  await test.link(signed, ponte)
  await test.link(ofSaude, posto)
  aditivo = await test.aditivo(ponte, signed)
  stopped = await test.paralisacao(ponte)
  mirante = await test.convenio('Mirante')
  await test.insert('vinculos', { projeto_id: ponte, dade_id: mirante })
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
    await database.pool.query('delete from contratos where id = $1', [id])
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
    await test.link(id, posto)
    expect((await call(admin, 'GET', '/api/prazos')).statusCode).toBe(200)
    expect((await call(admin, 'GET', `/api/prazos/projeto/${posto}`)).statusCode).toBe(200)
    await database.pool.query('delete from contratos where id = $1', [id])
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
