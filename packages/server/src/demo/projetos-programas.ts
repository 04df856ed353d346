import { CIDADE } from './projetos-cidade.ts'
import { CULTURA } from './projetos-cultura.ts'
import { GESTAO } from './projetos-gestao.ts'
import { PESSOAS } from './projetos-pessoas.ts'

/** A project, or one for each of several places. */
export interface Programa {
  readonly secretaria: number
  /** `{lugar}` stands for the place, here and in the description. */
  readonly nome: string
  readonly descricao: string
  /** From and to, in thousands of reais. */
  readonly mil: readonly [number, number]
  readonly lugares?: readonly string[]
}

/** One project of the demo city, before it has dates. */
export interface Ideia {
  readonly secretaria: number
  readonly nome: string
  readonly descricao: string
  readonly mil: readonly [number, number]
}

const inPlace = (programa: Programa, lugar: string): Ideia => ({
  ...programa,
  nome: programa.nome.replace('{lugar}', lugar),
  descricao: programa.descricao.replace('{lugar}', lugar),
})

/** Every project the demo city ever had in mind. */
export const IDEIAS: readonly Ideia[] = [...CIDADE, ...PESSOAS, ...CULTURA, ...GESTAO].flatMap((programa) =>
  (programa.lugares ?? ['']).map((lugar) => inPlace(programa, lugar)),
)

/** Two managers for each department, by its number: 1 has the first two, 2 the next. */
const GESTORES = [
  'Adriana Lopes de Moura',
  'Tereza Cristina Bastos',
  'Wagner Luiz Pereira',
  'Sgt. Márcio Tavares',
  'Juliana Coelho Vaz',
  'Renato Guimarães Filho',
  'Sílvio Augusto Neves',
  'Débora Antunes Franco',
  'João Batista Cursino',
  'Luciana Pacheco',
  'Rafael Monteiro Lobo',
  'Isabela Junqueira',
  'Cecília Aparecida Romão',
  'Edson Vieira Lemos',
  'Márcia Helena Godói',
  'Alexandre Toledo',
  'Carlos Henrique Faria',
  'Priscila Nunes Cabral',
  'Fábio Rezende',
  'Daniela Marcondes',
  'Ricardo Sampaio Leal',
  'Eliane Fonseca',
  'Marcelo Galvão Nogueira',
  'Simone Ribeiro de Castro',
  'Henrique Valadares',
  'Patrícia Leme',
  'Gustavo Arantes',
  'Lorena Bittencourt',
  'Vera Lúcia Camargo',
  'Bruno Siqueira Campos',
  'Rosana Freire',
  'Aparecida de Fátima Reis',
  'Dra. Camila Rocha Lima',
  'Dr. Sérgio Vasconcelos',
  'Nelson Pimentel',
  'Mônica Drummond',
  'Leandro Sá Barreto',
  'Cristiane Zanetti',
  'Insp. Valdir Moreira',
  'Tatiane Bueno',
  'Felipe Assunção',
  'Larissa Portela',
  'Maria José Chagas',
  'Denise Amorim',
  'Osvaldo Brandão Jr.',
  'Kátia Regina Maia',
  'Vítor Hugo Lacerda',
  'Raquel Salgado',
  'Emerson Tanaka',
  'Viviane Prates',
  'Lídia Carvalho Pinto',
  'Jorge Amado Teixeira',
  'Natália Rebouças',
  'André Luís Montemor',
] as const

export const gestorOf = (secretaria: number, which: number): string | null =>
  GESTORES[(secretaria - 1) * 2 + which] ?? null
