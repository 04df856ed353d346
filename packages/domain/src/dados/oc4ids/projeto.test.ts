import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schemaErrors, unknownFields } from '../../../../../test/oc4ids/validar.ts'
import { setCidade } from '../../cidade/atual.ts'
import { GUARATINGUETA } from '../../cidade/cidade.testing.ts'
import { PREFIXO_PROVISORIO } from '../publicacao.ts'
import { problemsOf } from './conferir.testing.ts'
import type { ObraFatos } from './fatos.ts'
import { CHEIA, CONTRATO, etapa, HOJE, PUBLICACAO, VAZIA } from './obra.testing.ts'
import { pacoteOf } from './pacote.ts'
import { idOf, oc4idsOf } from './projeto.ts'

setCidade(GUARATINGUETA)

const mapped = (own: Partial<ObraFatos>) => oc4idsOf({ ...VAZIA, ...own }, PUBLICACAO, HOJE)
const packed = (projects: readonly unknown[]) => ({
  ...pacoteOf(PUBLICACAO, '/api/dados/oc4ids.json', '2027-03-09T18:00:00Z'),
  projects,
})
const cheia = oc4idsOf(CHEIA, PUBLICACAO, HOJE)

describe('a work', () => {
  it('validates, whether nothing is known of it or all', () => {
    const projects = [mapped({ id: 1 }), cheia]
    expect(schemaErrors(packed(projects))).toEqual([])
    expect(problemsOf(projects, unknownFields)).toEqual([])
  })

  it('says no more than it is known', () => {
    expect(mapped({})).toEqual({
      id: 'oc4ids-xxxxxx-BR-IBGE-3518404-7',
      language: 'pt',
      identifiers: [{ id: '7', scheme: 'Paço' }],
      title: 'Praça',
      status: 'identification',
      publicAuthority: { id: 'BR-IBGE-3518404-secretaria-12', name: 'Obras' },
      parties: [{ id: 'BR-IBGE-3518404-secretaria-12', name: 'Obras', roles: ['publicAuthority', 'buyer'] }],
      metrics: [
        {
          id: 'physicalProgress',
          title: 'Progresso físico',
          description:
            'Última observação: pela média das seis etapas do projeto; nenhuma medição registrada.',
          observations: [
            {
              id: 'progresso',
              period: { endDate: '2027-03-10T00:00:00-03:00' },
              measure: 0,
              unit: { name: '%', scheme: 'UNCEFACT', id: 'P1' },
            },
          ],
        },
      ],
    })
  })

  it('has the placeholder in its number until the city has its prefix', () => {
    expect(idOf(3, { prefixo: PREFIXO_PROVISORIO })).toBe('oc4ids-xxxxxx-BR-IBGE-3518404-3')
    expect(idOf(3, { prefixo: 'oc4ids-gu4r4t' })).toBe('oc4ids-gu4r4t-BR-IBGE-3518404-3')
  })

  it('tells longitude first, and an address without a point', () => {
    const address = { locality: 'Guaratinguetá', region: 'SP', countryName: 'BR' }
    expect(mapped({ ponto: { latitude: -22.8, longitude: -45.2 } }).locations).toEqual([
      { id: 'local', geometry: { type: 'Point', coordinates: [-45.2, -22.8] }, address },
    ])
    expect(mapped({ endereco: 'Rua A' }).locations).toEqual([
      { id: 'local', address: { streetAddress: 'Rua A', ...address } },
    ])
    expect(mapped({ ponto: { latitude: -45.2, longitude: -22.8 } }).locations).toBeUndefined()
  })

  it.each([
    ['not begun', {}, { status: 'scheduled' }],
    ['planned', { fim: '2027-01-31' }, { status: 'scheduled', dueDate: '2027-01-31T00:00:00-03:00' }],
    [
      'concluded on nobody knows which day',
      { fim: '2027-01-31', situacao: 'Concluído' },
      { status: 'met', dueDate: '2027-01-31T00:00:00-03:00' },
    ],
    [
      'concluded',
      { situacao: 'Concluído', fim_real: '2027-01-30' },
      { status: 'met', dateMet: '2027-01-30T00:00:00-03:00' },
    ],
    ['open again', { situacao: 'Em andamento', fim_real: '2027-01-30' }, { status: 'scheduled' }],
  ] as const)('tells of a stage that is %s', (_, own, told) => {
    expect(mapped({ etapas: [etapa(3, own)] }).milestones).toEqual([
      { id: 'etapa-3', title: 'Etapa 3', type: 'procurement', ...told },
    ])
  })

  it('tells of a stage that is late', () => {
    expect(mapped({ etapas: [etapa(5)], etapas_atrasadas: [5] }).milestones?.[0]?.status).toBe('notMet')
  })

  it.each([
    [
      [etapa(1, { inicio: '2026-01-01', fim: '2026-01-31' })],
      { startDate: '2026-01-01T00:00:00-03:00', endDate: '2026-01-31T00:00:00-03:00', durationInDays: 30 },
    ],
    [[etapa(1, { inicio: '2026-01-01', fim: '2025-12-31' })], { startDate: '2026-01-01T00:00:00-03:00' }],
    [[etapa(1, { fim: '2025-12-31' })], { endDate: '2025-12-31T00:00:00-03:00' }],
    [
      [etapa(1, { inicio: '2026-01-01', inicio_real: '2026-01-03' }), etapa(6, { fim: '2026-01-03' })],
      { startDate: '2026-01-03T00:00:00-03:00', endDate: '2026-01-03T00:00:00-03:00', durationInDays: 0 },
    ],
  ])('lasts from its first day to its last', (etapas, period) => {
    expect(mapped({ etapas }).period).toEqual(period)
  })

  it('keeps two equal installments of a month apart', () => {
    expect(cheia.milestones?.slice(-2).map(({ id, status }) => [id, status])).toEqual([
      ['parcela-1', 'scheduled'],
      ['parcela-2', 'scheduled'],
    ])
  })

  it('has its documents once: with the contract that they hang on, else itself', () => {
    expect(cheia.documents).toEqual([
      expect.objectContaining({
        id: 'documento-6',
        url: 'https://exemplo.gov.br/edital%20n%C2%BA%203?x=%C3%A1',
      }),
      expect.objectContaining({ id: 'foto-11', url: `${PUBLICACAO.endereco}/img/abc.webp` }),
    ])
    expect(JSON.stringify(cheia.contractingProcesses)).toContain(
      `${PUBLICACAO.endereco}/api/documentos/5/arquivo`,
    )
  })

  it('is over when all of its works are received', () => {
    const recebido = { ...CONTRATO, recebido_definitivo_em: '2027-02-01' }
    const { status, ...told } = mapped({ etapa_atual: 6, medido: 90.5, contratos: [recebido] })
    expect([status, (told as { completion?: object }).completion]).toEqual([
      'maintenance',
      {
        endDate: '2027-02-01T00:00:00-03:00',
        endDateDetails: 'Recebimento definitivo',
        finalValue: { amount: 90.5, currency: 'BRL' },
      },
    ])
  })
})

const day = fc.option(
  fc
    .date({ min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const money = fc.option(fc.integer({ min: 0, max: 1e12 }).map((cents) => cents / 100))
const text = fc.option(fc.string({ maxLength: 30 }))
const anyObra = fc.record({
  nomeprojeto: fc.string({ minLength: 1 }),
  descricao_publica: text,
  endereco: text,
  valor: money,
  etapa_atual: fc.integer({ min: 1, max: 6 }),
  ponto: fc.option(
    fc.record({
      latitude: fc.integer({ min: -90, max: 90 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    }),
  ),
  etapas: fc.array(
    fc.record({
      inicio: day,
      fim: day,
      inicio_real: day,
      fim_real: day,
      situacao: fc.constantFrom(null, 'Concluído', 'Em andamento'),
    }),
    { maxLength: 6 },
  ),
  contratos: fc.array(
    fc.record({
      empresa: fc.string({ minLength: 1 }),
      cnpj: fc.constantFrom(null, CONTRATO.cnpj),
      situacao: fc.constantFrom('Em preparação', 'Em execução', 'Cumprido', 'Anulado'),
      assinatura: day,
      ordem_inicio: day,
      vigencia_original: day,
      recebido_definitivo_em: day,
      valor_referencia: money,
      aditivos: fc.array(
        fc.record({ valor: money, supressao: money, prazo: fc.option(fc.integer({ min: -1e6, max: 1e6 })) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 3 },
  ),
  links: fc.array(
    fc.oneof(
      fc.webUrl({ withFragments: true }),
      fc.string(),
      fc.string().map((rest) => `https://a.b/${rest}`),
    ),
    { maxLength: 3 },
  ),
})

it('whatever a work is like, it validates', () => {
  fc.assert(
    fc.property(anyObra, ({ links, ...any }) => {
      const obra = {
        ...CHEIA,
        ...any,
        etapas: any.etapas.map((own, index) => etapa(index + 1, own as object)),
        contratos: any.contratos.map((own, index) => ({
          ...CHEIA.contratos[0],
          ...own,
          id: index + 1,
          boletins: CHEIA.contratos[0]?.boletins.map((boletim) => ({ ...boletim, id: index + 1 })),
          aditivos: own.aditivos.map((change, place) => ({
            ...CHEIA.contratos[0]?.aditivos[1],
            id: place,
            ...change,
          })),
        })),
        documentos: links.map((link, id) => ({ ...CHEIA.documentos[0], id, link })),
      } as unknown as ObraFatos
      const project = oc4idsOf(obra, PUBLICACAO, HOJE)
      expect(schemaErrors(packed([project]))).toEqual([])
      expect(problemsOf([project], unknownFields)).toEqual([])
    }),
  )
})
