import { fold } from '../shared/fold.ts'
import type { Categoria } from './categorias.ts'

/** Words that say what kind of thing it is, the surest first: 'locação de imóvel' is no service, 'projeto de obra' no work. */
const PALAVRAS: readonly (readonly [Categoria, RegExp])[] = [
  ['6', /\b(aluguel|locacao) de (imovel|imoveis|predio|predios|sala|salas|galpao|casa|terreno)\b/],
  ['7', /\b(alienacao|leilao|concessao|permissao de uso)\b/],
  [
    '5',
    /\b(software|sistema de gestao|licencas?|computador(es)?|notebooks?|servidor(es)? de rede|internet|link de dados|informatica|nuvem|impressoras?|switch(es)?)\b/,
  ],
  [
    '4',
    /\b(projeto (executivo|basico|arquitetonico)|sondagem|topografi\w+|laudo|fiscalizacao de obras?|manutencao predial|restauro)\b/,
  ],
  [
    '3',
    /\b(obras?|construcao|reforma|ampliacao|pavimentacao|recapeamento|drenagem|ponte|calcamento|revitalizacao)\b/,
  ],
  [
    '2',
    /\b(servicos?|manutencao|locacao|aluguel|limpeza|vigilancia|transporte|consultoria|treinamento|curso|oficinas?|arbitragem|exames|consultas|coleta|seguro|assinatura|publicidade|eventos?|estrutura, som|refeicoes|equipe|poda|capina|castracao)\b/,
  ],
]

/** What an object is likely to be; material unless a word says otherwise, nothing where nothing is said. */
export function categoriaSugerida(objeto: string): Categoria | null {
  const text = fold(objeto).trim()
  if (text === '') return null
  return PALAVRAS.find(([, words]) => words.test(text))?.[0] ?? '1'
}

/** By what it is bought: so many a month where a year of it is twelve. */
export function unidadeSugerida(categoria: Categoria | null, quantidade: number | null): string | null {
  if (categoria === null) return null
  if (categoria === '1') return 'Unidade'
  if (
    categoria !== '3' &&
    categoria !== '8' &&
    quantidade !== null &&
    quantidade % 12 === 0 &&
    quantidade > 0
  )
    return 'Mês'
  return categoria === '3' || categoria === '8' ? 'Obra' : 'Serviço'
}

interface Classe {
  readonly codigo: string
  readonly nome: string
}

/** A class for those who keep no catalogue of their own: the plan's catalogue is 'Outros', which takes any. */
export const CLASSES_PADRAO: Readonly<Record<Categoria, Classe>> = {
  1: { codigo: 'MAT', nome: 'Materiais de consumo e permanentes' },
  2: { codigo: 'SERV', nome: 'Serviços em geral' },
  3: { codigo: 'OBRA', nome: 'Obras' },
  4: { codigo: 'ENG', nome: 'Serviços de engenharia' },
  5: { codigo: 'TIC', nome: 'Soluções de tecnologia da informação e comunicação' },
  6: { codigo: 'IMOV', nome: 'Locação de imóveis' },
  7: { codigo: 'ALIEN', nome: 'Alienações, concessões e permissões' },
  8: { codigo: 'OBRAENG', nome: 'Obras e serviços de engenharia' },
}
