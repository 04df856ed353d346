import { PATHS, pathTo } from '../paths.ts'
import { listDrafts } from '../ui/entity-form/draft.ts'
import type { Values } from '../ui/entity-form/types.ts'

export interface Rascunho {
  readonly key: string
  /** What kind of form it is of. */
  readonly tipo: string
  /** What it says of itself; null where nothing was typed that names it. */
  readonly nome: string | null
  readonly href: `/${string}`
  readonly salvo: string
}

type Place = { readonly tipo: string; readonly href: `/${string}` }
type Rule = readonly [pattern: RegExp, place: (id: number, word: string) => Place]

const record =
  (tipo: string, name: Parameters<typeof pathTo>[0]) =>
  (id: number): Place => ({ tipo, href: pathTo(name, id) })
const page = (tipo: string, href: `/${string}`) => (): Place => ({ tipo, href })

/** From the key of a form's draft to where the form is opened; forms over a page are opened on that page. */
const RULES: readonly Rule[] = [
  [/^projetos\/novo$/, page('Novo projeto', PATHS.createProjeto)],
  [/^projetos\/copia\/(\d+)$/, (id) => ({ tipo: 'Cópia de projeto', href: `${PATHS.create}?copia=${id}` })],
  [/^projetos\/(\d+)\/cronograma$/, record('Cronograma do projeto', 'editProjeto')],
  [/^projetos\/(\d+)\/dados$/, record('Dados do projeto', 'editProjetoOlder')],
  [/^projetos\/(\d+)\/arquivar$/, record('Arquivamento', 'viewProjeto')],
  [/^aditivos\/novo\/(\d+)$/, record('Pedido de aditivo', 'viewProjeto')],
  [/^aditivos\/(\d+)\/\w+$/, record('Aditivo', 'aditivo')],
  [/^paralisacoes\/nova\/(\d+)$/, record('Paralisação', 'viewProjeto')],
  [/^servicos\/novo\/(\d+)$/, record('Serviço', 'detalhesExecucao')],
  [/^diario\/(\d+)$/, record('Diário de obra', 'diario')],
  [/^medicoes\/(\d+)$/, record('Boletim de medição', 'medicao')],
  [/^contratos\/novo$/, page('Novo contrato', PATHS.contratoNovo)],
  [/^contratos\/(\d+)$/, record('Contrato', 'editContrato')],
  [/^pca\/novo$/, page('Novo item do PCA', PATHS.addPca)],
  [/^pca\/(\d+)$/, record('Item do PCA', 'editPca')],
  [/^orcamento\/novo$/, page('Novo lançamento do orçamento', PATHS.addOrcamento)],
  [/^orcamento\/(\d+)$/, record('Lançamento do orçamento', 'editOrcamento')],
  [/^emendas\/nova$/, page('Nova emenda', PATHS.emendaNova)],
  [/^emendas\/(\d+)$/, record('Emenda', 'editEmenda')],
  [/^bairros\/novo$/, page('Novo lançamento por bairro', PATHS.addProjetoBairro)],
  [/^bairros\/(\d+)$/, record('Lançamento por bairro', 'editProjetoBairro')],
  [
    /^convenios-(dade|estadual|federal|finisa|sempapel)\/(?:novo|(\d+))$/,
    (id, familia) => ({
      tipo: 'Convênio',
      href: `/addconvenios${familia}${Number.isNaN(id) ? '' : `/${id}`}`,
    }),
  ],
  [/^lote\/etapas-semana$/, page('Etapas desta semana', PATHS.etapasSemana)],
]

/** The fields by which records are called, the first that says something. */
const NAMES = ['nomeprojeto', 'objeto', 'nome', 'descricao', 'numero', 'titulo']

function nameIn(values: Values): string | null {
  const found = NAMES.map((key) => values[key]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : null
}

/** Where the form of a draft is opened; null where its key does not say. */
export function placeOf(key: string): Place | null {
  for (const [pattern, place] of RULES) {
    const found = pattern.exec(key)
    if (found) return place(Number(found[2] ?? found[1]), found[1] ?? '')
  }
  return null
}

/** What this person began and did not send, in this browser; of forms that are known by their address alone. */
export const listRascunhos = (): Rascunho[] =>
  listDrafts().flatMap(({ key, draft }) => {
    const place = placeOf(key)
    if (place === null) return []
    return [{ key, ...place, nome: nameIn(draft.values), salvo: new Date(draft.savedAt).toISOString() }]
  })
