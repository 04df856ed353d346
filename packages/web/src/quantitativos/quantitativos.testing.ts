import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
import type { RevisaoCompleta } from './revisoes.ts'

const item = (chave: number, codigo: string, own: Partial<ItemQuantitativo> = {}): ItemQuantitativo => ({
  chave,
  codigo,
  tipo: 'grupo',
  tabela: null,
  codigo_tabela: null,
  descricao: `Serviço ${codigo}`,
  unidade: null,
  quantidade: null,
  custo_unitario: null,
  bdi: null,
  preco_referencia: null,
  preco_unitario: null,
  valor: 0,
  ...own,
})

const priced = (quantidade: number, preco_unitario: number, valor: number): Partial<ItemQuantitativo> => ({
  tipo: 'item',
  unidade: 'm',
  quantidade,
  preco_unitario,
  valor,
})

/** The worked example of a paved street, as it is stored. */
export const ITENS: readonly ItemQuantitativo[] = [
  item(1, '1', { descricao: 'Serviços preliminares', valor: 8913.72 }),
  item(11, '1.1', { ...priced(6, 370.62, 2223.72), tabela: 'SINAPI', codigo_tabela: '103689' }),
  item(12, '1.2', priced(120, 55.75, 6690)),
  item(2, '2', { descricao: 'Pavimentação', valor: 450_585 }),
  item(21, '2.1', priced(5000, 2.85, 14_250)),
  item(22, '2.2', priced(250, 1745.34, 436_335)),
  item(3, '3', { descricao: 'Drenagem', valor: 69_489 }),
  item(31, '3.1', priced(300, 231.63, 69_489)),
]

export const revisaoWith = (own: Partial<RevisaoCompleta> = {}): RevisaoCompleta => ({
  id: 70,
  id_contrato: 5,
  id_secretaria: 12,
  revisao: 0,
  id_aditivo: null,
  vigente_de: '2026-03-02',
  situacao: 'rascunho',
  bdi: 23.54,
  arredondamento: 'arredondar',
  total: 528_987.72,
  itens_total: 5,
  autores: [],
  aprovada_por: null,
  aprovada_por_nome: null,
  aprovada_em: null,
  versao: 4,
  itens: [...ITENS],
  ...own,
})

/** The same as people copy it from a spreadsheet, decimal commas and all. */
export const FROM_EXCEL = [
  '1\t\t\tServiços preliminares',
  '1.1\tSINAPI\t103689\tPlaca de obra\tm²\t6\t300,00\t23,54%\t370,62',
  '1.2\tPróprio\t\tCerca\tm\t120\t\t\tR$ 55,75',
  '2\t\t\tPavimentação',
  '2.1\t\t\tRegularização\tm²\t5.000\t2,31',
  '2.2\t\t\tCBUQ\tm³\t250\t1.412,77',
  '3\t\t\tDrenagem',
  '3.1\t\t\tTubo\tm\t300,0000\t\t\t231,63',
].join('\r\n')

/** A revision that takes asphalt out and adds pipe, as the call compares it with the one before. */
const COMPARED = {
  mudancas: [
    {
      tipo: 'alterado',
      codigo: '2.2',
      descricao: 'CBUQ',
      unidade: 'm³',
      quantidade_antes: 250,
      quantidade_depois: 200,
      preco_antes: 1745.34,
      preco_depois: 1745.34,
      acrescimo: 0,
      supressao: 87_267,
      diferenca: -87_267,
      percentual: -20,
    },
  ],
  acrescimos: 57_907.5,
  supressoes: 87_267,
  liquido: -29_359.5,
  percentual_acrescimos: 10.9468,
  percentual_supressoes: 16.4969,
  passa_acrescimos: false,
  passa_supressoes: false,
  desconto_antes: 5.5379,
  desconto_depois: 5.1,
  excesso_desconto: 12.34,
}

/** What the server answers to who reads of a contract with these sheets and amendments. */
export function answerOf(
  path: string,
  revisoes: readonly RevisaoCompleta[],
  aditivos: readonly Aditivo[],
): Response {
  if (path === '/api/aditivos') return Response.json(aditivos)
  const id = /\/api\/quantitativos\/(\d+)/.exec(path)?.[1]
  const ofContrato = path.endsWith('/quantitativos') ? revisoes : []
  const one = id === undefined ? ofContrato : revisoes.filter((revisao) => revisao.id === Number(id))
  return Response.json({ Status: 'Success', Result: path.endsWith('/comparacao') ? [COMPARED] : one })
}
