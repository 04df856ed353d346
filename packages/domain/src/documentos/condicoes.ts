import type { Natureza } from '../projetos/natureza.ts'

/** What a project is and has, as far as the city hall has told the system. */
export interface FatosProjeto {
  readonly natureza: Natureza | null
  /** Whether its contracts, if any, came without a tender. */
  readonly contratos: readonly { readonly contratacao_direta: boolean }[]
  readonly convenios: number
  /** Whether the city has a procurement plan here. */
  readonly pca: boolean
  readonly aditivos: number
  readonly paralisacoes: number
  /** Approved bulletins, pictures and occurrences of the diary: records that are the paper themselves. */
  readonly medicoes: number
  readonly fotos: number
  readonly ocorrencias: number
}

/** Whether it is asked for; why not, or what is not known. */
export interface Aplicacao {
  readonly exige: 'sim' | 'nao' | 'talvez'
  readonly porque: string
}

const SIM: Aplicacao = { exige: 'sim', porque: '' }
const nao = (porque: string): Aplicacao => ({ exige: 'nao', porque })
const talvez = (porque: string): Aplicacao => ({ exige: 'talvez', porque })

const UNTOLD = 'A natureza do projeto não foi informada.'

/** Asked of projects of these kinds. */
const daNatureza =
  (naturezas: readonly Natureza[], porque: string) =>
  ({ natureza }: FatosProjeto): Aplicacao =>
    natureza === null ? talvez(UNTOLD) : naturezas.includes(natureza) ? SIM : nao(porque)

const seHouver = (count: (fatos: FatosProjeto) => number, porque: string) => (fatos: FatosProjeto) =>
  count(fatos) > 0 ? SIM : nao(porque)

const isDireta = ({ contratos }: FatosProjeto) => contratos.some((one) => one.contratacao_direta)
const isLicitada = ({ contratos }: FatosProjeto) => contratos.some((one) => !one.contratacao_direta)

/** When a document is asked for, as a rule of the checklist names it. */
export const CONDICOES = {
  sempre: { label: 'Sempre', aplica: () => SIM },
  ha_pca: {
    label: 'Quando houver plano anual de contratações',
    aplica: ({ pca }) => (pca ? SIM : nao('O município não tem itens no plano anual.')),
  },
  obra: { label: 'Obras', aplica: daNatureza(['obra'], 'O projeto não é uma obra.') },
  engenharia: {
    label: 'Obras e serviços de engenharia',
    aplica: daNatureza(['obra', 'servico_engenharia'], 'O projeto não é de engenharia.'),
  },
  bens_e_servicos: {
    label: 'Bens e serviços',
    aplica: daNatureza(['compra', 'servico', 'outro'], 'O projeto é de engenharia.'),
  },
  obra_ou_servico: {
    label: 'Obras e serviços',
    aplica: daNatureza(['obra', 'servico_engenharia', 'servico', 'outro'], 'O projeto é uma compra.'),
  },
  licitacao: {
    label: 'Licitação',
    // The tender is the law's rule: until a contract says otherwise its papers are asked for.
    aplica: (fatos) => (isDireta(fatos) && !isLicitada(fatos) ? nao('A contratação foi direta.') : SIM),
  },
  direta: {
    label: 'Dispensa ou inexigibilidade',
    aplica: (fatos) => (isDireta(fatos) ? SIM : nao('Nenhum contrato do projeto dispensou licitação.')),
  },
  convenio: {
    label: 'Recurso de convênio, emenda ou empréstimo',
    aplica: seHouver(({ convenios }) => convenios, 'Nenhum convênio está vinculado ao projeto.'),
  },
  aditivo: {
    label: 'Quando houver aditivo aprovado',
    aplica: seHouver(({ aditivos }) => aditivos, 'O projeto não tem aditivo aprovado.'),
  },
  paralisacao: {
    label: 'Quando houver paralisação',
    aplica: seHouver(({ paralisacoes }) => paralisacoes, 'A obra não foi paralisada.'),
  },
  a_criterio: { label: 'Quando couber', aplica: () => talvez('Cabe à secretaria dizer se é o caso.') },
} as const satisfies Record<
  string,
  { readonly label: string; readonly aplica: (fatos: FatosProjeto) => Aplicacao }
>
export type Condicao = keyof typeof CONDICOES

export const CONDICAO_KEYS = Object.keys(CONDICOES) as [Condicao, ...Condicao[]]
export const CONDICAO_LABELS = Object.fromEntries(
  Object.entries(CONDICOES).map(([key, { label }]) => [key, label]),
) as Record<Condicao, string>
