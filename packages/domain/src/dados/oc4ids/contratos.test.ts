import { describe, expect, it } from 'vitest'
import { setCidade } from '../../cidade/atual.ts'
import { GUARATINGUETA } from '../../cidade/cidade.testing.ts'
import type { ContratoFatos } from './fatos-contrato.ts'
import { modificacoesOf } from './modificacoes.ts'
import { aditivo, CHEIA, CONTRATO, HOJE, PUBLICACAO, VAZIA } from './obra.testing.ts'
import { oc4idsOf } from './projeto.ts'

setCidade(GUARATINGUETA)

const summaryOf = (own: Partial<ContratoFatos>) =>
  oc4idsOf({ ...CHEIA, contratos: [{ ...CONTRATO, ...own }] }, PUBLICACAO, HOJE).contractingProcesses?.[0]
    ?.summary

const brl = (amount: number) => ({ amount, currency: 'BRL' })
const until = (day: string, durationInDays: number) => ({
  startDate: '2026-06-01T00:00:00-03:00',
  endDate: `${day}T00:00:00-03:00`,
  durationInDays,
})

describe('amendments', () => {
  it('begin where the one before them ended', () => {
    const [contrato = CONTRATO] = CHEIA.contratos
    const dated = { date: '2026-08-01T13:00:00.5+00:00' }
    const termo = { ...dated, description: 'Termo 1/2026', rationale: 'art. 125' }
    const summary = summaryOf(contrato)
    expect(summary?.contractValue).toEqual(brl(1000.1))
    expect(summary?.modifications).toEqual([
      {
        ...termo,
        id: 'aditivo-1-valor',
        type: 'value',
        oldContractValue: brl(1000.1),
        newContractValue: brl(1100.3),
      },
      {
        ...termo,
        id: 'aditivo-1-prazo',
        type: 'duration',
        oldContractPeriod: until('2027-06-01', 365),
        newContractPeriod: until('2027-06-11', 375),
      },
      { ...termo, id: 'aditivo-1-escopo', type: 'scope' },
      {
        ...dated,
        id: 'aditivo-2-valor',
        type: 'value',
        oldContractValue: brl(1100.3),
        newContractValue: brl(1055.2),
      },
    ])
  })

  it.each([
    ['what adds and takes out the same changes no value', { valor: 5, supressao: 5 }, []],
    ['days beyond the calendar give no period', { prazo: 1_000_000 }, [{ type: 'duration' }]],
  ])('%s', (_, own, told) => {
    expect(modificacoesOf({ ...CONTRATO, aditivos: [aditivo(1, own)] })).toEqual(
      told.map((one) => expect.objectContaining(one)),
    )
  })
})

describe('a contract', () => {
  it('that nobody signed tells neither company nor money', () => {
    expect(summaryOf({ situacao: 'Em preparação', assinatura: null })).toEqual({
      title: 'Construção da praça',
      status: 'pre-award',
      nature: ['construction'],
      tender: {
        procurementMethod: 'open',
        procurementMethodDetails: 'CP 3/2026',
        procuringEntity: { id: 'BR-IBGE-3518404-secretaria-12', name: 'Obras' },
      },
      documents: [expect.objectContaining({ id: 'documento-5' })],
    })
  })

  it.each([
    ['Em execução', 'active'],
    ['Cumprido', 'closed'],
    ['Rescindido sem sanção', 'closed'],
    ['Anulado', 'closed'],
  ] as const)('%s is %s', (situacao, status) => {
    expect(summaryOf({ situacao })?.status).toBe(status)
  })

  it('without a tender is direct, whatever an agreement says', () => {
    expect(summaryOf({ contratacao_direta: true })).toMatchObject({
      tender: { procurementMethod: 'direct', procurementMethodDetails: 'Contratação direta' },
    })
  })

  it('names its company by a CNPJ that may hold letters, or by itself', () => {
    const partiesOf = (cnpj: string | null) =>
      oc4idsOf({ ...VAZIA, contratos: [{ ...CONTRATO, cnpj }] }, PUBLICACAO, HOJE).parties.slice(1)
    expect(partiesOf('12ABC34501DE35')).toEqual([
      {
        id: 'BR-CNPJ-12ABC34501DE35',
        name: 'Construtora Vale',
        identifier: { scheme: 'BR-CNPJ', id: '12ABC34501DE35', legalName: 'Construtora Vale' },
        roles: ['supplier'],
      },
    ])
    expect(partiesOf(null)).toEqual([
      { id: 'BR-IBGE-3518404-contrato-45-empresa', name: 'Construtora Vale', roles: ['supplier'] },
    ])
  })
})

describe('money', () => {
  const project = JSON.parse(JSON.stringify(oc4idsOf(CHEIA, PUBLICACAO, HOJE)))

  it('comes from budget lines, agreements that bring some, amendments and loans', () => {
    expect(project.budget).toEqual({
      amount: brl(1500.5),
      budgetBreakdowns: [
        {
          id: 'fontes',
          description: 'Fontes de recursos',
          budgetBreakdown: [
            {
              id: 'dotacao-3',
              description: 'Dotação 15.451.0007.1.012, ficha 210, fonte 01 Tesouro',
              amount: brl(500),
              sourceParty: { id: 'BR-IBGE-3518404', name: 'Município de Guaratinguetá' },
            },
            {
              id: 'convenio-federal-2',
              description: 'Convênio 900123 · Praças',
              amount: brl(600),
              period: { endDate: '2027-12-31T00:00:00-03:00' },
              sourceParty: { id: 'BR-UNIAO', name: 'União' },
            },
            {
              id: 'emenda-7',
              description:
                'Emenda 40120003/2026 · Federal, Individual · Autor: Dep. Rui Sá · Iluminação da praça',
              amount: brl(250),
              period: {
                startDate: '2026-01-01T00:00:00-03:00',
                endDate: '2026-12-31T00:00:00-03:00',
                durationInDays: 364,
              },
              sourceParty: { id: 'BR-CONGRESSO', name: 'Congresso Nacional' },
            },
          ],
        },
      ],
      finance: [
        {
          id: 'financiamento-4',
          title: 'Infraestrutura',
          type: 'loan',
          financingParty: { id: 'BR-CNPJ-00360305000104', name: 'Caixa Econômica Federal' },
          financingPartyType: 'institutional',
          value: brl(400),
        },
      ],
    })
  })

  it('of a member of parliament names who asked for it', () => {
    const emenda = { ...CHEIA.convenios[0], familia: 'sempapel', parlamentar: 'Dep. Ana', numero: null }
    const { budget, parties } = JSON.parse(
      JSON.stringify(
        oc4idsOf({ ...VAZIA, convenios: [emenda as (typeof CHEIA.convenios)[number]] }, PUBLICACAO, HOJE),
      ),
    )
    expect(budget.budgetBreakdowns[0].budgetBreakdown[0]).toMatchObject({
      description: 'Emenda de Dep. Ana · Praças',
      sourceParty: { id: 'BR-SP-ALESP' },
    })
    expect(parties.at(-1)).toMatchObject({ id: 'BR-SP-ALESP', roles: ['funder'] })
  })

  it('is planned month by month, and measured by bulletin', () => {
    expect(project.forecasts[0].observations).toEqual([
      {
        id: 'contrato-45-mes-1',
        period: {
          startDate: '2026-06-01T00:00:00-03:00',
          endDate: '2026-06-30T00:00:00-03:00',
          durationInDays: 29,
        },
        value: brl(400),
      },
      {
        id: 'contrato-45-mes-2',
        period: {
          startDate: '2026-07-01T00:00:00-03:00',
          endDate: '2026-07-31T00:00:00-03:00',
          durationInDays: 30,
        },
        value: brl(600.1),
      },
    ])
    expect(project.metrics[0].observations).toMatchObject([
      { id: 'boletim-8', measure: 40 },
      { id: 'progresso', measure: 40 },
    ])
    expect(project.metrics[1].observations).toMatchObject([{ id: 'pago', value: brl(300.25) }])
  })
})
