import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { MAX_ITENS } from './constantes.ts'
import { orphanText, repeatedCode } from './messages.ts'
import { revisaoCreate, revisaoUpdate } from './revisao.ts'

const grupo = { tipo: 'grupo', codigo: '1', descricao: 'Serviços preliminares' }
const item = {
  tipo: 'item',
  codigo: '1.1',
  descricao: 'Placa de obra',
  unidade: 'm²',
  quantidade: 6,
  preco_unitario: 370.62,
}
const body = { id_contrato: 1, vigente_de: '2026-03-02', itens: [grupo, item] }

describe('a sheet as it is sent', () => {
  it('is read with what was left unsaid', () => {
    const read = validate(revisaoCreate, { ...body, bdi: '23.54' })
    expect(read).toMatchObject({
      ok: true,
      data: {
        bdi: 23.54,
        itens: [
          { chave: null, tipo: 'grupo', quantidade: null, preco_unitario: null, unidade: null },
          { chave: null, tabela: null, codigo_tabela: null, custo_unitario: null, bdi: null, quantidade: 6 },
        ],
      },
    })
  })

  it('leaves out what was not said, so that it stays as in the revision before', () => {
    const { itens: _left, ...bare } = body
    expect(validate(revisaoCreate, bare)).toEqual({ ok: true, data: bare })
  })

  it('keeps nothing that a group is sent as if it were an item', () => {
    const read = validate(revisaoCreate, {
      ...body,
      itens: [{ ...grupo, quantidade: 5, preco_unitario: 10 }],
    })
    expect(read).toMatchObject({ ok: true, data: { itens: [{ quantidade: null, preco_unitario: null }] } })
  })

  it.each<[string, object, object]>([
    ['no contract', { id_contrato: null }, { id_contrato: 'Número de registro inválido.' }],
    ['no day', { vigente_de: '2026-02-30' }, { vigente_de: 'Informe uma data válida.' }],
    ['no list', { itens: 'x' }, { itens: 'Informe a lista de linhas da planilha.' }],
    [
      'a row of no kind',
      { itens: [{ ...item, tipo: 'outro' }] },
      { 'itens.0.tipo': 'Escolha grupo ou item.' },
    ],
    ['an orphan', { itens: [item] }, { 'itens.0.codigo': orphanText('1') }],
    [
      'twice a code',
      { itens: [grupo, grupo] },
      { 'itens.0.codigo': repeatedCode('1'), 'itens.1.codigo': repeatedCode('1') },
    ],
    [
      'five places',
      { itens: [grupo, { ...item, quantidade: 1.23456 }] },
      { 'itens.1.quantidade': 'Use no máximo quatro casas decimais.' },
    ],
    [
      'less than nothing',
      { itens: [grupo, { ...item, quantidade: -1 }] },
      { 'itens.1.quantidade': 'O menor valor aceito é 0.' },
    ],
    [
      'a price of three places',
      { itens: [grupo, { ...item, preco_unitario: 1.234 }] },
      { 'itens.1.preco_unitario': 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.' },
    ],
    ['no unit', { itens: [grupo, { ...item, unidade: '' }] }, { 'itens.1.unidade': 'Campo obrigatório.' }],
    [
      'a table of nobody',
      { itens: [grupo, { ...item, tabela: 'X' }] },
      { 'itens.1.tabela': 'Escolha a tabela de preços.' },
    ],
    [
      'too long a text',
      { itens: [{ ...grupo, descricao: 'x'.repeat(1001) }] },
      { 'itens.0.descricao': 'Use no máximo 1000 caracteres.' },
    ],
    [
      'too many rows',
      {
        itens: Array.from({ length: MAX_ITENS + 1 }, (_, index) => ({ ...grupo, codigo: String(index + 1) })),
      },
      { itens: 'Informe no máximo 5000 linhas.' },
    ],
  ])('refuses %s', (_, own, campos) => {
    expect(validate(revisaoCreate, { ...body, ...own })).toEqual({ ok: false, campos })
  })

  it('a change of something else leaves the rows alone', () => {
    expect(validate(revisaoUpdate, { bdi: 20, versao: 1 })).toEqual({
      ok: true,
      data: { bdi: 20, versao: 1 },
    })
    expect(validate(revisaoUpdate, { itens: [item] })).toEqual({
      ok: false,
      campos: { 'itens.0.codigo': orphanText('1') },
    })
  })
})
