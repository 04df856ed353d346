import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Column, defineList, sheetColumns } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import type { SessionUser } from '../shared/roles.ts'
import { Conferencia } from './conferencia.ts'
import { type Contexto, chaveOf, conferirLinha } from './conferir.ts'
import { colunasDe, type Descritor, isRequired, type Registro, taken } from './descritor.ts'
import { Leitor } from './leitor.ts'
import { guessMapa, type Mapa } from './mapa.ts'
import { acharIn } from './nomeado.ts'
import type { Celula } from './planilha-lida.ts'

const LABELS = {
  id_secretaria: 'Secretaria',
  nome: 'Nome',
  valor: 'Valor',
  fim: 'Fim',
  fase: 'Fase',
  ativa: 'Ativa',
}
const own = {
  valor: fields.clearable(fields.money),
  fim: fields.clearable(fields.day),
  fase: fields.clearable(z.enum(['nova', 'velha'], 'Escolha a fase.')),
  ativa: z.optional(fields.flag),
}
const create = labelled(
  z.object({ id_secretaria: fields.id, nome: fields.requiredText(20), ...own }),
  LABELS,
  // A table in which everyone reads the name.
  'feriados',
)
const update = labelled(
  z.object({ id_secretaria: z.optional(fields.id), nome: z.optional(fields.requiredText(20)), ...own }),
  LABELS,
)
const list = defineList({
  name: 'obras',
  title: 'Obras',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'nome', label: 'Obra', kind: 'text' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
    { key: 'progresso', label: 'Progresso', kind: 'percent' },
  ],
  filters: {},
})

const others: readonly Column[] = [
  { key: 'valor', label: 'Valor', kind: 'money' },
  { key: 'fim', label: 'Fim', kind: 'day' },
  { key: 'fase', label: 'Fase', kind: 'text', labels: { nova: 'Nova', velha: 'Antiga' } },
  { key: 'ativa', label: 'Situação', kind: 'boolean', labels: { true: 'Ativa', false: 'Inativa' } },
]

const obras: Descritor = {
  nome: 'obras',
  titulo: 'Obras',
  colunas: colunasDe(sheetColumns(list, others), create, {
    secretaria_nome: { campo: 'id_secretaria', busca: 'secretarias', nomes: ['Órgão'] },
    nome: { nomes: ['Nome do projeto', 'Objeto'] },
    valor: { nomes: ['Valor total', 'VL'] },
  }),
  create: () => create,
  update: () => update,
  chave: ['id_secretaria', 'nome'],
  podeImportar: () => true,
  recusa: (who, valores, atual) =>
    who.role === 'admin' || (valores.id_secretaria ?? atual?.id_secretaria) === who.id_secretaria
      ? null
      : 'Esta linha é de outra secretaria.',
  nomeDe: ({ nome }) => String(nome),
  exemplo: {},
}

const admin: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }
const obra = (id: number, nome: string, more: Partial<Registro>): Registro => ({
  ...{ id, versao: 1, id_secretaria: 2, secretaria_nome: 'Obras', nome },
  ...{ valor: null, fim: null, fase: null, ativa: true },
  ...more,
})
const stored: Registro[] = [
  obra(7, 'Ponte', { versao: 3, valor: 1000, fim: '2026-12-31', fase: 'nova' }),
  obra(8, 'Creche', { ativa: false }),
  obra(9, 'Praça', { valor: 5 }),
  obra(10, 'PRACA', { valor: 5 }),
]
const nomeados = {
  secretarias: [
    { id: 2, nome: 'Obras', outros: ['Secretaria Municipal de Obras', null] },
    { id: 3, nome: 'Saúde', outros: ['Secretaria de Saúde'] },
  ],
}
const contexto = (who = admin): Contexto => ({
  who,
  achar: acharIn(nomeados),
  porId: (id) => stored.find((one) => one.id === id),
  porChave: (chave) => stored.filter((one) => chaveOf(obras.chave, one) === chave),
})

const HEADS = ['Id', 'Secretaria', 'Obra', 'Valor (R$)', 'Fim', 'Fase', 'Situação']
const mapa = guessMapa(obras, HEADS, [])
const check = (celulas: Celula[], map: Mapa = mapa, who = admin) =>
  conferirLinha(new Leitor(obras, map, nomeados), { n: 5, celulas }, contexto(who))

describe('the columns of a sheet', () => {
  it('are those of the list and all a person may change; what is worked out is only read', () => {
    expect(obras.colunas.map(({ key }) => key)).toEqual([
      'id',
      'secretaria_nome',
      'nome',
      'valor',
      'progresso',
      'fim',
      'fase',
      'ativa',
    ])
    expect(taken(obras).map(({ key }) => key)).not.toContain('progresso')
    expect(
      taken(obras)
        .filter((coluna) => isRequired(obras, coluna))
        .map(({ key }) => key),
    ).toEqual(['secretaria_nome', 'nome'])
  })

  it.each([
    [HEADS, { id: 0, secretaria_nome: 1, nome: 2, valor: 3, fim: 4, fase: 5, ativa: 6 }],
    [['ORGAO', 'objeto ', 'Valor Total (R$)'], { secretaria_nome: 0, nome: 1, valor: 2 }],
    [['Dados › Objeto', 'Valores › VL', 'Progresso'], { nome: 0, valor: 1 }],
    [['Nomes do projetos', 'Qualquer coisa'], { nome: 0 }],
    [['', 'Observações'], {}],
  ])('are guessed of %j', (heads, columns) => {
    const guessed = Object.entries(guessMapa(obras, heads, [])).map(([key, { coluna }]) => [key, coluna])
    expect(Object.fromEntries(guessed)).toEqual(columns)
  })

  it('of two heads alike take the one whose cells fit', () => {
    const linhas = [{ n: 2, celulas: ['muito caro', 10] }]
    expect(guessMapa(obras, ['Valor total', 'VL'], linhas).valor).toEqual({ coluna: 1 })
  })
})

describe('a row of a sheet', () => {
  it('of a new record says what it has', () => {
    expect(check([null, 'Saude', ' Posto ', '1.500,00', '31/12/2026', 'antiga', 'Ativa'])).toMatchObject({
      linha: 5,
      acao: 'criar',
      registro: null,
      valores: {
        id_secretaria: 3,
        nome: 'Posto',
        valor: 1500,
        fim: '2026-12-31',
        fase: 'velha',
        ativa: true,
      },
      erros: {},
    })
    expect(check([null, 'Obras', 'Rua', null, '', null, null]).valores).toEqual({
      id_secretaria: 2,
      nome: 'Rua',
    })
  })

  it('that is as stored changes nothing, by number or by name', () => {
    const same: Celula[] = ['Obras', 'Ponte', 1000, { dia: '2026-12-31' }, 'Nova', 'Ativa']
    expect(check([7, ...same])).toMatchObject({ acao: 'igual', registro: 7, versao: 3, valores: {} })
    expect(check([null, ...same])).toMatchObject({ acao: 'igual', registro: 7 })
    // How a sheet spells a name that finds a record renames nothing; beside its number it does.
    expect(check([null, 'OBRAS ', 'ponte', ...same.slice(2)])).toMatchObject({ registro: 7, acao: 'igual' })
    expect(check([7, 'OBRAS ', 'ponte', ...same.slice(2)])).toMatchObject({ valores: { nome: 'ponte' } })
  })

  it('tells what it changes, before and after; an empty cell clears', () => {
    expect(check([7, 'Obras', 'Ponte', 1000.5, null, 'Nova', 'Ativa'])).toMatchObject({
      acao: 'alterar',
      valores: { valor: 1000.5, fim: null },
      antes: { valor: 1000, fim: '2026-12-31' },
    })
  })

  it.each<[string, Celula[], Record<string, object>]>([
    [
      'an unknown number',
      [99, 'Obras', 'Ponte'],
      { linha: { bruto: '99', motivo: 'Não há registro com este Id.' } },
    ],
    ['no name', [null, 'Obras', null], { nome: { bruto: '', motivo: 'Campo obrigatório.' } }],
    ['an emptied name', [7, 'Obras', ''], { nome: { bruto: '', motivo: 'Campo obrigatório.' } }],
    [
      'a department that is like one',
      [null, 'Sec. Saude', 'Posto'],
      {
        id_secretaria: {
          bruto: 'Sec. Saude',
          motivo: "A secretaria 'Sec. Saude' não existe no sistema.",
          sugestao: 3,
          sugestaoNome: 'Saúde',
        },
      },
    ],
    [
      'an option that is like one',
      [null, 'Obras', 'Rua', null, null, 'Novas'],
      { fase: { bruto: 'Novas', motivo: 'Não é uma das opções.', sugestao: 'nova' } },
    ],
    [
      'a name that two records have',
      [null, 'Obras', 'praça'],
      { linha: { bruto: 'praça', motivo: 'Mais de um registro tem este nome (praça): informe o Id.' } },
    ],
    [
      'what the form refuses',
      [null, 'Obras', 'x'.repeat(21), -1],
      {
        nome: { bruto: 'x'.repeat(21), motivo: 'Use no máximo 20 caracteres.' },
        valor: { bruto: '-1', motivo: 'O valor não pode ser negativo.' },
      },
    ],
  ])('is refused for %s', (_, celulas, erros) => {
    expect(check(celulas)).toMatchObject({ acao: 'erro', erros })
  })

  it('of another department is refused, never skipped', () => {
    const user: SessionUser = { id: 2, name: 'Bia', role: 'user', id_secretaria: 3 }
    expect(check([null, 'Obras', 'Rua'], mapa, user).erros).toEqual({
      linha: { bruto: '', motivo: 'Esta linha é de outra secretaria.' },
    })
    expect(check([null, 'Saúde', 'Posto'], mapa, user).acao).toBe('criar')
  })

  it('takes a constant for a missing column, and what written values were said to mean', () => {
    const { secretaria_nome: _, ...rest } = mapa
    const constant = { ...rest, secretaria_nome: { coluna: null, constante: 3 } }
    expect(check([null, null, 'Posto'], constant).valores).toEqual({ id_secretaria: 3, nome: 'Posto' })
    const meant = { ...mapa, secretaria_nome: { coluna: 1, valores: { 'sec. saude': 3 } } }
    expect(check([null, 'Sec. Saúde', 'Posto'], meant).valores).toEqual({ id_secretaria: 3, nome: 'Posto' })
    const gone = { ...mapa, secretaria_nome: { coluna: 1, valores: { 'sec. saude': 99 } } }
    expect(check([null, 'Sec. Saúde', 'Posto'], gone).erros.id_secretaria).toMatchObject({ sugestao: 3 })
  })
})

describe('the rows of a sheet', () => {
  const linha = (n: number, celulas: Celula[]) => ({ n, celulas })

  it('name a record once', () => {
    const conferencia = new Conferencia(new Leitor(obras, mapa, nomeados), contexto())
    const rows = [
      linha(2, [null, 'Obras', 'Rua']),
      linha(3, [null, 'Obras', 'RUA']),
      linha(4, [7, 'Obras', 'Ponte', 1]),
      linha(5, [null, 'Obras', 'Ponte', 2]),
    ]
    const found = rows.map((row) => conferencia.conferir(row))
    expect(found.map(({ acao }) => acao)).toEqual(['criar', 'erro', 'alterar', 'erro'])
    expect(found[1]?.erros.linha?.motivo).toBe('A linha 2 já traz este registro.')
    expect(found[3]?.erros.linha?.motivo).toBe('A linha 4 já traz este registro.')
  })
})

it('a text that looks like personal data comes in, and it is noted that it will not be published', () => {
  const row = check([null, 'Obras', 'Ana, 99122-4400', 100])
  expect(row).toMatchObject({ acao: 'criar', erros: {}, valores: { nome: 'Ana, 99122-4400' } })
  expect(row.notas).toEqual({
    nome: 'Parece um telefone (*****-**00). Este texto não será publicado enquanto estiver assim.',
  })
})
