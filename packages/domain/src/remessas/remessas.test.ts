import { beforeEach, describe, expect, it } from 'vitest'
import { setCidade } from '../cidade/atual.ts'
import { GUARATINGUETA } from '../cidade/cidade.testing.ts'
import { SEM_CIDADE } from '../cidade/padrao.ts'
import { tribunalAtual } from '../cidade/tribunais.ts'
import type { SituacaoContrato } from '../contratos/dominios.ts'
import { validate } from '../shared/issues.ts'
import { linhaOf, type ObraFatos } from './obra.ts'
import { periodoAnterior, prazoOf } from './periodo.ts'
import { previaOf } from './previa.ts'
import { remessaCreate } from './remessa.ts'
import { situacaoAudesp } from './situacao.ts'
import { cabecalhoOf, tribunalDe } from './tribunais.ts'

const TODAY = '2026-11-17'
beforeEach(() => setCidade(GUARATINGUETA))

describe('where a work stands, by the court’s codes', () => {
  const [past, future] = ['2026-11-16', '2026-11-17']
  it.each<[string, SituacaoContrato, boolean, boolean, string | null, number]>([
    ['goes on in time', 'Em execução', false, false, future, 1],
    ['goes on without a schedule', 'Em execução', false, false, null, 1],
    ['is past its first end', 'Em execução', false, false, past, 2],
    ['is past it, but done', 'Em execução', false, true, past, 1],
    ['is stopped', 'Em execução', true, false, future, 3],
    ['is stopped and late', 'Em execução', true, false, past, 3],
    ['was carried out', 'Cumprido', false, false, past, 4],
    ['was carried out, a stoppage left open', 'Cumprido', true, false, past, 4],
    ['was ended with a sanction', 'Rescindido com sanção', false, false, past, 5],
    ['was ended without one', 'Rescindido sem sanção', true, false, past, 6],
    ['was annulled', 'Anulado', false, false, null, 7],
  ])('%s', (_, situacao, paralisada, concluida, conclusao_original, codigo) => {
    expect(situacaoAudesp({ situacao, paralisada, concluida, conclusao_original }, TODAY)).toBe(codigo)
  })
})

describe('the half-year that is over', () => {
  it.each([
    ['2026-10-01', '2026-04-01', '2026-09-30'],
    ['2026-12-31', '2026-04-01', '2026-09-30'],
    ['2027-01-01', '2026-04-01', '2026-09-30'],
    ['2027-03-31', '2026-04-01', '2026-09-30'],
    ['2027-04-01', '2026-10-01', '2027-03-31'],
    ['2027-09-30', '2026-10-01', '2027-03-31'],
  ])('on %s is from %s to %s', (today, inicio, fim) => {
    expect(periodoAnterior(today, tribunalDe('tce-sp'))).toEqual({ inicio, fim })
  })

  it.each([
    ['2026-11-17', '2026-01-01', '2026-06-30'],
    ['2026-07-01', '2026-01-01', '2026-06-30'],
    ['2026-06-30', '2025-07-01', '2025-12-31'],
    ['2026-01-01', '2025-07-01', '2025-12-31'],
  ])('where no court says another, on %s is from %s to %s', (today, inicio, fim) => {
    expect(periodoAnterior(today, tribunalDe('tce-mg'))).toEqual({ inicio, fim })
  })
})

const PONTE: ObraFatos = {
  orgao: 'Obras',
  obra: 'Ponte',
  objeto: 'Construção de ponte',
  endereco: 'Rua do Rio, 10',
  latitude: -22.8,
  longitude: -45.1,
  fontes: ['01', '05'],
  convenios: ['federal'],
  empresa: 'Construtora Vale',
  cnpj: '11222333000181',
  contrato: '12/2026',
  assinatura: '2026-01-10',
  inicio: '2026-02-01',
  conclusao_original: '2026-08-01',
  conclusao_atual: '2027-02-01',
  concluida: false,
  valor_inicial: 1000,
  valor_aditado: 50,
  valor_pago: 300,
  fisico: 30,
  situacao: 'Em execução',
  paralisacao: null,
}

describe('a line of the report', () => {
  it('has both schedules, the sources in words and the code with its name', () => {
    expect(linhaOf(PONTE, TODAY)).toMatchObject({
      conclusao_original: '2026-08-01',
      conclusao_atual: '2027-02-01',
      fonte: '01 Tesouro; 05 Transferências e Convênios Federais - Vinculados; Convênio FEDERAL',
      situacao: 2,
      situacao_nome: 'Em execução (atrasado)',
      motivo: null,
      providencias: null,
    })
  })

  it('tells why it is stopped, since when, and what is done about it', () => {
    const paralisacao = {
      desde: '2026-10-01',
      motivo: 'chuvas',
      detalhe: null,
      responsavel: 'Rui',
      reinicio_previsto: '2026-12-01',
    } as const
    expect(linhaOf({ ...PONTE, paralisacao }, TODAY)).toMatchObject({
      situacao: 3,
      motivo: 'Chuvas ou força maior',
      paralisada_em: '2026-10-01',
      providencias: 'Responsável: Rui; reinício previsto para 01/12/2026',
    })
  })

  it('has every column of every court', () => {
    const linha = linhaOf(PONTE, TODAY)
    for (const { colunas, obrigatorios } of ['tce-sp', 'tce-mg'].map(tribunalDe)) {
      expect(colunas.filter(({ key }) => !(key in linha))).toEqual([])
      expect(new Set(colunas.map(({ key }) => key)).size).toBe(colunas.length)
      expect(obrigatorios.filter((key) => !colunas.some((coluna) => coluna.key === key))).toEqual([])
    }
  })
})

it('what a remittance would hold is counted, with what the court would miss', () => {
  const linhas = [
    linhaOf(PONTE, TODAY),
    linhaOf({ ...PONTE, endereco: null, situacao: 'Cumprido' }, TODAY),
    linhaOf({ ...PONTE, endereco: null, fontes: [], convenios: [] }, TODAY),
  ]
  const periodo = { inicio: '2026-04-01', fim: '2026-09-30' }
  expect(previaOf('tce-sp', periodo, linhas)).toEqual({
    tribunal: 'tce-sp',
    ...periodo,
    linhas: 3,
    situacoes: [
      { codigo: 2, nome: 'Em execução (atrasado)', quantidade: 2 },
      { codigo: 4, nome: 'Encerrado: cumprimento integral', quantidade: 1 },
    ],
    pendencias: [
      { campo: 'Endereço', quantidade: 2 },
      { campo: 'Fonte de recursos', quantidade: 1 },
    ],
  })
})

it.each([
  ['all said', {}, {}],
  ['of one day', { inicio: '2026-09-30' }, {}],
  ['ends before it begins', { inicio: '2026-10-01' }, { fim: 'O fim do período é antes do início.' }],
  ['no court at all', { tribunal: 'constructor' }, { tribunal: 'Escolha o tribunal.' }],
  ['no day at all', { fim: '2026-02-30' }, { fim: 'Informe uma data válida.' }],
])('a remittance: %s', (_, own, campos) => {
  const body = { tribunal: 'tce-sp', inicio: '2026-04-01', fim: '2026-09-30', ...own }
  const held = validate(remessaCreate, body)
  expect(held.ok ? {} : held.campos).toEqual(campos)
})

it('is due as many days after the half-year as the court says, where it says so', () => {
  const periodo = { inicio: '2026-04-01', fim: '2026-09-30' }
  expect(prazoOf(periodo, tribunalDe('tce-sp'))).toBe('2026-10-15')
  expect(prazoOf(periodo, tribunalDe('tce-mg'))).toBeNull()
})

describe('a court of which nothing is known', () => {
  it.each([
    ['tce-mg', 'TCE-MG'],
    ['tcdf', 'TCDF'],
    ['tc', 'Tribunal de Contas'],
  ])('%s has its name, and no word of another', (key, sigla) => {
    const tribunal = tribunalDe(key)
    expect([tribunal.leiaute, tribunal.sigla]).toEqual([false, sigla])
    expect(JSON.stringify([tribunal, cabecalhoOf(key, 'p', 'd')])).not.toMatch(
      /AUDESP|São Paulo|Portal de Sistemas/,
    )
    expect(cabecalhoOf(key, 'p', 'd')[0]).toEqual([`Obras contratadas: ${sigla}`])
  })

  it('is that of the city', () => {
    setCidade(SEM_CIDADE)
    expect(tribunalAtual()).toBe('tc')
    setCidade({ ...SEM_CIDADE, tribunal: 'tcm-ba' })
    expect(tribunalDe(tribunalAtual()).sigla).toBe('TCM-BA')
  })
})
