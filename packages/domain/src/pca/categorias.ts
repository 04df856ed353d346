/** What kind of thing is bought, as the national portal numbers it (`categoriaItemPca`). */
export const CATEGORIAS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type Categoria = (typeof CATEGORIAS)[number]

export const CATEGORIA_LABELS: Readonly<Record<Categoria, string>> = {
  1: 'Material',
  2: 'Serviço',
  3: 'Obras',
  4: 'Serviços de engenharia',
  5: 'Soluções de TIC',
  6: 'Locação de imóveis',
  7: 'Alienação, concessão ou permissão',
  8: 'Obras e serviços de engenharia',
}

/** On which side of a catalogue it stands (`classificacaoCatalogo`). */
export const CLASSIFICACOES = ['1', '2'] as const
export type Classificacao = (typeof CLASSIFICACOES)[number]

export const CLASSIFICACAO_LABELS: Readonly<Record<Classificacao, string>> = { 1: 'Material', 2: 'Serviço' }

/** Only material is material. */
export const classificacaoDe = (categoria: Categoria): Classificacao => (categoria === '1' ? '1' : '2')
