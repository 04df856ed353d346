import { listDrafts } from '../ui/entity-form/draft.ts'
import type { Values } from '../ui/entity-form/types.ts'

export interface Rascunho {
  readonly key: string
  /** What kind of form it is of. */
  readonly tipo: string
  /** What it says of itself; null where nothing was typed that names it. */
  readonly nome: string | null
  /** The page it was typed on. */
  readonly href: string
  readonly salvo: string
}

/** What a form is called by the key of its draft, the first that fits. */
const TIPOS: readonly (readonly [key: RegExp, tipo: string])[] = [
  [/^projetos\/novo$/, 'Novo projeto'],
  [/^projetos\/copia\//, 'Cópia de projeto'],
  [/^projetos\/\d+\/arquivar$/, 'Arquivamento'],
  [/^projetos\//, 'Projeto'],
  [/^aditivos\/novo\//, 'Pedido de aditivo'],
  [/^aditivos\//, 'Aditivo'],
  [/^paralisacoes\//, 'Paralisação'],
  [/^servicos\//, 'Serviço'],
  [/^diario\//, 'Diário de obra'],
  [/^medicoes\//, 'Boletim de medição'],
  [/^quantitativos\//, 'Planilha orçamentária'],
  [/^cronograma\//, 'Cronograma do contrato'],
  [/^recebimentos\//, 'Recebimento'],
  [/^contratos\/novo$/, 'Novo contrato'],
  [/^contratos\//, 'Contrato'],
  [/^documentos\//, 'Documento'],
  [/^checklist\//, 'Documento da etapa'],
  [/^prazos\//, 'Cumprimento de prazo'],
  [/^pca\//, 'Item do PCA'],
  [/^orcamento\//, 'Lançamento do orçamento'],
  [/^opcoes\//, 'Opção do orçamento'],
  [/^emendas\//, 'Emenda'],
  [/^bairros\//, 'Lançamento por bairro'],
  [/^convenios-/, 'Convênio'],
  [/^secretarias\//, 'Secretaria'],
  [/^usuarios\/convite$/, 'Convite'],
  [/^usuarios\//, 'Usuário'],
  [/^guia\/cidade$/, 'Configuração da cidade'],
  [/^calendario\//, 'Feriado'],
  [/^declaracoes\//, 'Declaração de inexistência'],
  [/^remessas\//, 'Remessa'],
  [/^lote\/etapas-semana$/, 'Etapas desta semana'],
  [/^lote\//, 'Edição em lote'],
]

export const tipoOf = (key: string): string =>
  TIPOS.find(([pattern]) => pattern.test(key))?.[1] ?? 'Formulário'

/** The fields by which records are called, the first that says something. */
const NAMES = ['nomeprojeto', 'objeto', 'nome', 'descricao', 'numero', 'titulo']

function nameIn(values: Values): string | null {
  const found = NAMES.map((key) => values[key]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : null
}

/** What this person began and did not send, in this browser; forms over a page are opened on that page. */
export const listRascunhos = (): Rascunho[] =>
  listDrafts().flatMap(({ key, draft: { onde, values, savedAt } }) =>
    onde === undefined
      ? []
      : [
          {
            key,
            tipo: tipoOf(key),
            nome: nameIn(values),
            href: onde,
            salvo: new Date(savedAt).toISOString(),
          },
        ],
  )
