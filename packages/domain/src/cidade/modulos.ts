import { cidadeAtual } from './atual.ts'
import type { FamiliaModulo, ModuloKey } from './modulos-keys.ts'
import { rotuloDe } from './rotulos.ts'

export interface Modulo {
  readonly key: ModuloKey
  readonly nome: string
  /** How the addresses of its screens, public pages, calls and files begin. */
  readonly enderecos: readonly string[]
  /** Its pages of the portal. */
  readonly paginas: readonly string[]
}

/** The list of a word with its spreadsheet, its public page with its own, and its file of open data. */
const publicado = (nome: string) => [
  `/api/${nome}`,
  `/api/exportar/${nome}`,
  `/transparencia/${nome}`,
  `/api/transparencia/${nome}`,
  `/api/exportar/transparencia-${nome}`,
  `/api/dados/${nome}`,
]

/** One family of agreements: its list, forms and calls, under all spellings of their addresses. */
const familia = (key: FamiliaModulo): Modulo => ({
  key,
  get nome() {
    return `Convênios ${rotuloDe(key)}`
  },
  enderecos: [
    ...['/convenios', '/addconvenios', '/addconvenios_', '/editconvenio', '/editconvenios'].map(
      (start) => start + key,
    ),
    ...['/api/convenios', '/api/exportar/convenios-', '/api/dados/convenios-'].map((start) => start + key),
  ],
  paginas: [],
})

export const MODULOS: readonly Modulo[] = [
  {
    key: 'convenios',
    nome: 'Convênios',
    enderecos: [
      ...publicado('convenios'),
      ...['/convenios', '/addconvenios', '/editconvenio'],
      ...['/api/repasses', '/api/exportar/repasses', '/api/dados/repasses'],
    ],
    paginas: ['convenios'],
  },
  {
    key: 'emendas',
    nome: 'Emendas parlamentares',
    enderecos: [...publicado('emendas'), '/emendas', '/editemenda'],
    paginas: ['emendas'],
  },
  {
    key: 'pca',
    nome: 'Plano de contratações (PCA)',
    enderecos: [
      ...publicado('pca'),
      ...['/listapca', '/viewpca', '/addpca', '/editpca', '/pca', '/api/addpca', '/api/editpca'],
    ],
    paginas: ['pca'],
  },
  {
    key: 'bairros',
    nome: 'Orçamento por bairro',
    enderecos: [
      ...['/projetosbairros', '/addprojetobairro', '/editprojetobairro', '/api/dados/bairros'],
      ...['/api/projetosbairros', '/api/addprojetobairro', '/api/exportar/projetos-bairros'],
    ],
    paginas: ['bairros'],
  },
  {
    key: 'remessas',
    nome: 'Tribunal de Contas',
    enderecos: [
      ...['/relatorios/obras-tce', '/api/relatorios/obras-tce'],
      ...['/api/exportar/obras-tce', '/api/remessas', '/api/exportar/remessas'],
    ],
    paginas: [],
  },
  familia('dade'),
  familia('estadual'),
  familia('federal'),
  familia('finisa'),
  familia('sempapel'),
]

/** Whose parts of the system an address is, the widest first; none where it is there in every city. Routers do not mind case. */
export function modulosDe(address: string): Modulo[] {
  const lower = address.toLowerCase()
  return MODULOS.filter(({ enderecos }) => enderecos.some((start) => lower.startsWith(start)))
}

export const moduloLigado = (key: ModuloKey): boolean => !cidadeAtual().modulos_desligados.includes(key)

/** The module that an address would lead into, where the city does without it. */
export const moduloDesligado = (address: string): Modulo | null =>
  modulosDe(address).find(({ key }) => !moduloLigado(key)) ?? null

/** Whether the portal has this page: that of a module that is off is not told of. */
export const paginaLigada = (pagina: string): boolean =>
  MODULOS.every(({ key, paginas }) => moduloLigado(key) || !paginas.includes(pagina))
