import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../../shared/roles.ts'
import type { Nomeado, Registro } from '../descritor.ts'
import { contratosDescritor } from './contratos.ts'
import { parcelasAfter, servicosDescritor } from './servicos.ts'

const ana: SessionUser = { id: 1, name: 'Ana', role: 'user', id_secretaria: 12 }
const admin: SessionUser = { ...ana, role: 'admin', id_secretaria: null }
const PROJETOS: readonly Nomeado[] = [
  { id: 1, nome: 'Ponte', projeto: { id_secretaria: 12, arquivado_em: null } },
  { id: 2, nome: 'Posto', projeto: { id_secretaria: 3, arquivado_em: null } },
  { id: 3, nome: 'Velho', projeto: { id_secretaria: 12, arquivado_em: '2026-01-01T00:00:00Z' } },
]
const achar = (_busca: string, id: number) => PROJETOS.find((one) => one.id === id)

describe('a contract', () => {
  it.each([
    [{ numero_ano: '45/2026' }, { numero: '45', ano: 2026 }],
    [{ numero_ano: 'CT 45 / 2026' }, { numero: 'CT 45', ano: 2026 }],
    [
      { numero_ano: '45', ano: 2025 },
      { numero: '45', ano: 2025 },
    ],
    [
      { numero_ano: '45/2026', numero: '46', ano: 2025 },
      { numero: '46', ano: 2025 },
    ],
    [{ numero_ano: null }, {}],
  ])('%j says %j', (valores, said) => {
    expect(contratosDescritor.completar?.(valores)).toEqual(said)
  })

  const stored = {
    id_secretaria: 12,
    numero: '45',
    ano: 2026,
    regime: 2,
    reforma: false,
    contratacao_direta: false,
    situacao: 'Em preparação',
    assinatura: null,
    ordem_inicio: null,
    prazo_dias: null,
    vigencia_fim: null,
    valor_inicial: 10,
    valor_referencia: null,
    data_base: null,
    indice: null,
    vigencia_inicio: null,
    encerrado_em: null,
    recebido_provisorio_em: null,
    recebido_definitivo_em: null,
    projetos: '1',
    gestor: 'Bia',
    gestor_id: 4,
  }
  const signed = { ...stored, situacao: 'Em execução', assinatura: '2026-03-02' }

  it.each<[string, SessionUser, Registro, Registro | null, string | null]>([
    ['new, of one’s own', ana, { projetos: '1' }, null, null],
    ['new, of no department', admin, {}, null, 'Informe a secretaria.'],
    ['new, of another', ana, { id_secretaria: 3 }, null, 'outra secretaria'],
    ['with another department’s project', ana, { projetos: '2' }, null, 'projeto'],
    ['with an archived project', ana, { projetos: '3' }, null, 'projeto'],
    ['with one that is not there', ana, { projetos: '99' }, null, 'projeto'],
    [
      'that began before it was signed',
      ana,
      { ...signed, ordem_inicio: '2026-01-01' },
      null,
      'Ordem de início',
    ],
    ['of another department, stored', ana, { objeto: 'x' }, { ...stored, id_secretaria: 3 }, 'permissão'],
    ['handed on', ana, { id_secretaria: 3 }, stored, 'secretaria'],
    ['whose manager is a person of the system', ana, { gestor: 'Caio' }, stored, 'pessoa do sistema'],
    ['not signed yet, worth more', ana, { valor_inicial: 20 }, stored, null],
    ['signed by a sheet', admin, { situacao: 'Em execução', assinatura: '2026-03-02' }, stored, 'assinatura'],
    ['signed, with another register number', ana, { cipi: '1' }, signed, null],
    ['signed, worth more', admin, { valor_inicial: 20 }, signed, 'valor inicial'],
    ['signed, filled in', admin, { indice: 'IPCA' }, signed, 'índice de reajuste'],
    ['signed, ended', admin, { situacao: 'Cumprido', encerrado_em: '2026-08-01' }, signed, 'situação'],
  ])('%s', (_name, who, valores, atual, refused) => {
    const told = contratosDescritor.recusa(who, valores, atual, achar)
    if (refused === null) expect(told).toBeNull()
    else expect(told).toContain(refused)
  })
})

describe('a service', () => {
  const stored = { projeto_id: 1, valor_total: 100, parcelas: [{ mes: 61, valor: 60 }] }

  it.each<[Registro, Registro | null, string | null]>([
    [{ projeto_id: 1, valor_total: 10, m1: 10 }, null, null],
    [{ projeto_id: 1, valor_total: 10, m1: 10, m2: 0.01 }, null, 'soma'],
    [{ projeto_id: 2, valor_total: 10 }, null, 'permissão'],
    [{ projeto_id: 3, valor_total: 10 }, null, 'arquivado'],
    [{ projeto_id: 2 }, stored, 'outro projeto'],
    [{ m1: 40 }, stored, null],
    [{ m1: 41 }, stored, 'soma'],
    [{ valor_total: 59 }, stored, 'soma'],
  ])('%j of %j', (valores, atual, refused) => {
    const told = servicosDescritor.recusa(ana, valores, atual, achar)
    if (refused === null) expect(told).toBeNull()
    else expect(told?.toLowerCase()).toContain(refused)
  })

  it('keeps the months that a sheet does not say, and several in one', () => {
    const two = [
      { mes: 1, valor: 5 },
      { mes: 3, valor: 1 },
      { mes: 3, valor: 2 },
    ]
    expect(parcelasAfter(two, [{ mes: 1, valor: 0 }])).toEqual(two.slice(1))
    expect(parcelasAfter(two, [{ mes: 3, valor: 9 }])).toEqual([
      { mes: 1, valor: 5 },
      { mes: 3, valor: 9 },
    ])
  })
})
