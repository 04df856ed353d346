import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import type { SessionUser } from '../shared/roles.ts'
import { conferirDoLote, recusaEscrita } from './conferir-lote.ts'
import type { Descritor, Nomeado, Registro } from './descritor.ts'
import { contratosDescritor } from './descritores/contratos.ts'
import { DESCRITORES } from './descritores/descritores.ts'
import { projetosDescritores } from './descritores/projetos.ts'
import { servicosDescritor } from './descritores/servicos.ts'
import { editaveis, idsDoLote, type LinhaMudada, loteUpdate, travadosOf, valoresOf } from './lote.ts'

const [processos] = projetosDescritores as [Descritor]
const ana: SessionUser = { id: 1, name: 'Ana', role: 'user', id_secretaria: 12 }
const admin: SessionUser = { ...ana, role: 'admin', id_secretaria: null }
const PROJETO: Nomeado = { id: 1, nome: 'Ponte', projeto: { id_secretaria: 12, arquivado_em: null } }
const achar = (_busca: string, id: number) => (id === 1 ? PROJETO : undefined)

const ponte: Registro = {
  id: 7,
  versao: 3,
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  nomeprojeto: 'Ponte',
  descricao: null,
  valor: 1000,
  ano: 2026,
  natureza: 'obra',
  progresso: 40,
  etapas_atrasadas: [3],
  datafimetapa3: '2026-06-30',
  datafimetapa6: null,
  base_congelada_em: null,
  arquivado_em: null,
}
const servico: Registro = {
  id: 4,
  versao: 1,
  projeto_id: 1,
  descricao: 'Fundação',
  valor_total: 300,
  m1: 100,
  m2: 0,
  parcelas: [{ mes: 1, valor: 100 }],
}
const contrato: Registro = {
  id: 5,
  versao: 2,
  id_secretaria: 12,
  numero: '45',
  ano: 2026,
  numero_ano: '45/2026',
  empresa: 'Calçadas Ltda.',
  objeto: 'Ponte',
  regime: 2,
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
  reforma: false,
  contratacao_direta: false,
  encerrado_em: null,
  recebido_provisorio_em: null,
  recebido_definitivo_em: null,
  gestor: 'Bia',
  gestor_id: 4,
  projetos: '1,3',
}

type Campos = LinhaMudada['campos']
const checked = (descritor: Descritor, atual: Registro, campos: Campos, who = admin) => {
  const found = conferirDoLote(descritor, campos, atual, { who, achar })
  return 'recusa' in found ? found.recusa : [found.mudanca.acao, found.mudanca.valores]
}
const invalida = (campos: Record<string, string>) => ({
  tipo: 'invalida',
  motivo: Object.values(campos)[0],
  campos,
})
const NUMERO = 'Não é um número, como 1.234,56.'

describe('a row of a batch', () => {
  it.each<[string, Campos, unknown]>([
    [
      'changes',
      { valor: 7, datafimetapa3: '2026-07-31' },
      ['alterar', { valor: 7, datafimetapa3: '2026-07-31' }],
    ],
    ['changes by what a column is called', { secretaria_nome: 3 }, ['alterar', { id_secretaria: 3 }]],
    ['clears', { datafimetapa3: null }, ['alterar', { datafimetapa3: null }]],
    ['says what is there', { valor: 1000, nomeprojeto: ' Ponte ', descricao: '' }, ['igual', {}]],
    ['says a day with its hour', { datafimetapa3: '2026-06-30T03:00:00.000Z' }, ['igual', {}]],
    ['names no column', { preco: 1 }, invalida({ preco: 'Esta lista não tem esta coluna.' })],
    ['names a prototype', { constructor: 1 }, invalida({ constructor: 'Esta lista não tem esta coluna.' })],
    [
      'names a field, not its column',
      { id_secretaria: 3 },
      invalida({ id_secretaria: 'Esta lista não tem esta coluna.' }),
    ],
    ['changes what is worked out', { progresso: 100 }, invalida({ progresso: 'Esta coluna só se lê.' })],
    ['changes its number', { id: 8 }, invalida({ id: 'Esta coluna só se lê.' })],
    ['has a text for money', { valor: '1.000,00' }, invalida({ valor: NUMERO })],
    ['has yes for money', { valor: true }, invalida({ valor: NUMERO })],
    ['has a name for a record', { secretaria_nome: 'Obras' }, invalida({ secretaria_nome: NUMERO })],
    ['is below zero', { valor: -1 }, invalida({ valor: 'O valor não pode ser negativo.' })],
    [
      'has no such day',
      { datafimetapa3: '2026-02-30' },
      invalida({ datafimetapa3: 'Informe uma data válida.' }),
    ],
    ['has a number for a day', { datafimetapa3: 46000 }, invalida({ datafimetapa3: 'Informe uma data.' })],
    ['loses its name', { nomeprojeto: '' }, invalida({ nomeprojeto: 'Campo obrigatório.' })],
    [
      'is wrong twice',
      { valor: -1, preco: 1 },
      {
        tipo: 'invalida',
        motivo: 'Esta lista não tem esta coluna.',
        campos: { preco: 'Esta lista não tem esta coluna.', valor: 'O valor não pode ser negativo.' },
      },
    ],
    [
      'has half a point',
      { latitude: -22.8 },
      {
        tipo: 'recusada',
        motivo: 'Um ponto no mapa tem latitude e longitude: falta uma delas.',
        campos: {},
      },
    ],
  ])('%s', (_name, campos, result) => {
    expect(checked(processos, ponte, campos)).toEqual(result)
  })

  it('of another department, or archived, is refused; where it changes nothing it is not', () => {
    const other = { ...ponte, id_secretaria: 3 }
    expect(checked(processos, other, { valor: 7 }, ana)).toMatchObject({ tipo: 'recusada' })
    expect(checked(processos, other, { valor: 1000 }, ana)).toEqual(['igual', {}])
    expect(checked(processos, { ...ponte, arquivado_em: '2026-01-01' }, { valor: 7 })).toMatchObject({
      tipo: 'recusada',
    })
    expect(checked(processos, ponte, { secretaria_nome: 3 }, ana)).toMatchObject({ tipo: 'recusada' })
  })

  it.each<[string, Campos, unknown]>([
    ['a month', { m2: 200 }, ['alterar', { m2: 200 }]],
    ['a month that is emptied', { m1: null }, ['alterar', { m1: 0 }]],
    ['a month that was empty', { m2: null }, ['igual', {}]],
    ['a month as a text', { m2: '' }, invalida({ m2: NUMERO })],
    [
      'a month below zero',
      { m2: -1 },
      { tipo: 'invalida', motivo: 'O valor não pode ser negativo.', campos: {} },
    ],
    ['another project', { projeto: 2 }, invalida({ projeto: 'Esta coluna só se lê.' })],
  ])('of services: %s', (_name, campos, result) => {
    expect(checked(servicosDescritor, servico, campos)).toEqual(result)
  })

  it.each<[string, Campos, unknown]>([
    ['the same projects in another order', { projetos: '3,1' }, ['igual', {}]],
    ['one project less', { projetos: '1' }, ['alterar', { projetos: '1' }]],
    ['no project', { projetos: '' }, ['alterar', { projetos: null }]],
    [
      'projects by name',
      { projetos: 'Ponte' },
      invalida({ projetos: 'Informe os números dos registros, separados por vírgulas.' }),
    ],
    [
      'a project as a number',
      { projetos: 1 },
      invalida({ projetos: 'Informe os números dos registros, separados por vírgulas.' }),
    ],
    ['number and year in one', { numero_ano: '46/2026' }, invalida({ numero_ano: 'Esta coluna só se lê.' })],
    ['a code as it is stored', { regime: 2 }, ['igual', {}]],
    ['yes and no', { reforma: true }, ['alterar', { reforma: true }]],
  ])('of contracts: %s', (_name, campos, result) => {
    expect(checked(contratosDescritor, contrato, campos)).toEqual(result)
  })

  it('is told by column what the word’s own rules refuse', () => {
    const refused = {
      message: 'Confira os campos indicados.',
      campos: { id_secretaria: 'Não há.', motivo: 'x' },
    }
    expect(recusaEscrita(processos, refused)).toEqual({
      motivo: 'Não há.',
      campos: { secretaria_nome: 'Não há.' },
    })
    expect(recusaEscrita(processos, { message: 'Congelada.' })).toEqual({ motivo: 'Congelada.', campos: {} })
  })
})

describe('a record as a row', () => {
  it('has every column that may be typed, and what stands beside it as far as it is known', () => {
    const { secretaria_nome, valor, latitude, progresso, ...others } = valoresOf(processos, ponte)
    expect({ secretaria_nome, valor, latitude, progresso }).toEqual({
      secretaria_nome: 12,
      valor: 1000,
      latitude: null,
      progresso: 40,
    })
    expect(others).not.toHaveProperty('etapas_atrasadas')
    expect(others).not.toHaveProperty('paralisada_desde')
  })

  it.each<[string, Descritor, SessionUser, Registro, string[]]>([
    ['nothing', processos, admin, ponte, []],
    ['the department, to its people', processos, ana, ponte, ['secretaria_nome']],
    [
      'a frozen baseline',
      processos,
      admin,
      { ...ponte, base_congelada_em: '2026-03-01' },
      ['datafimetapa3', 'valor'],
    ],
    ['a signature to be given, and a person', contratosDescritor, admin, contrato, ['assinatura', 'gestor']],
  ])('keeps %s', (_name, descritor, who, registro, keys) => {
    const stored = descritor === processos ? { ...noFins, ...registro } : registro
    expect(travadosOf(descritor, who, stored).sort()).toEqual(keys)
  })

  it('of a signed contract keeps what was signed', () => {
    const signed = { ...contrato, assinatura: '2026-03-02', situacao: 'Em execução', gestor_id: null }
    const kept = travadosOf(contratosDescritor, admin, signed)
    expect(kept).toEqual(
      expect.arrayContaining(['projetos', 'valor_inicial', 'vigencia_fim', 'secretaria_nome']),
    )
    expect(kept).not.toContain('situacao')
    expect(travadosOf(contratosDescritor, admin, { ...signed, situacao: 'Rescindido' })).toContain('situacao')
  })

  it.each(DESCRITORES.map((descritor) => [descritor.nome, descritor] as const))(
    'of %s can be edited',
    (_nome, descritor) => {
      expect(editaveis(descritor).length).toBeGreaterThan(3)
    },
  )
})

const noFins = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`datafimetapa${n}`, null]))

describe('what is sent', () => {
  const linha = (id: unknown, more: object = {}) => ({ id, versao: 1, campos: { valor: 1 }, ...more })
  const MUITAS = 'Edite no máximo 500 linhas de cada vez.'
  it.each<[string, unknown, Record<string, string> | null]>([
    ['500 rows', Array.from({ length: 500 }, (_, index) => linha(index + 1)), null],
    ['501 rows', Array.from({ length: 501 }, (_, index) => linha(index + 1)), { linhas: MUITAS }],
    ['none', [], { linhas: 'Informe as linhas.' }],
    ['nothing', undefined, { linhas: 'Informe as linhas.' }],
    ['one twice', [linha(1), linha('1')], { linhas: 'O mesmo registro vem duas vezes.' }],
    ['no version', [{ id: 1, campos: { valor: 1 } }], { 'linhas.0.versao': 'Informe um número inteiro.' }],
    ['no cells', [linha(1, { campos: {} })], { 'linhas.0.campos': 'Informe o que muda.' }],
    [
      'a list in a cell',
      [linha(1, { campos: { valor: [1] } })],
      { 'linhas.0.campos.valor': 'Valor de tipo inválido.' },
    ],
    [
      'an endless number',
      [linha(1, { campos: { valor: Number('1e400') } })],
      { 'linhas.0.campos.valor': 'Valor de tipo inválido.' },
    ],
  ])('%s', (_name, linhas, campos) => {
    const result = validate(loteUpdate, { linhas })
    expect(result.ok ? null : result.campos).toEqual(campos)
  })

  it.each<[string, unknown]>([
    ['1,2,30', [1, 2, 30]],
    ['7', [7]],
    ['', null],
    ['1,,2', null],
    ['1,a', null],
    ['0', null],
    ['2147483648', null],
    ['1,1', null],
    [Array.from({ length: 501 }, (_, index) => index + 1).join(','), null],
  ])('ids %#', (text, ids) => {
    const result = validate(idsDoLote, text)
    expect(result.ok ? result.data : null).toEqual(ids)
  })
})
