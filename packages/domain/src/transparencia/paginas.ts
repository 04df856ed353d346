import type { CodigoAusencia } from '../declaracoes/ausencias.ts'
import { type Day, dayOf, daysBetween } from '../shared/days.ts'

/** A page that everyone may read, as the portal tells of it. */
interface Pagina {
  readonly pagina: string
  readonly titulo: string
  /** What is found there, in a sentence that anybody understands. */
  readonly sobre: string
  /** What it has so many of. */
  readonly um: string
  readonly varios: string
}

export const PAGINAS = [
  {
    pagina: 'obras',
    titulo: 'Obras públicas',
    sobre: 'O que está sendo construído, onde, por quem, por quanto e quando deve ficar pronto.',
    um: 'obra',
    varios: 'obras',
  },
  {
    pagina: 'paralisadas',
    titulo: 'Obras paralisadas',
    sobre: 'As obras que pararam, desde quando, por que motivo e quando devem recomeçar.',
    um: 'obra parada',
    varios: 'obras paradas',
  },
  {
    pagina: 'contratos',
    titulo: 'Contratos assinados',
    sobre: 'Com quem a Prefeitura contratou, o quê, por quanto, até quando e o que mudou depois.',
    um: 'contrato',
    varios: 'contratos',
  },
  {
    pagina: 'fiscais',
    titulo: 'Fiscais de contratos',
    sobre: 'Quem acompanha cada contrato em nome da Prefeitura, em que papel, desde quando e por que ato.',
    um: 'designação',
    varios: 'designações',
  },
  {
    pagina: 'pca',
    titulo: 'Plano de contratações',
    sobre: 'O que a Prefeitura pretende comprar ou contratar em cada ano, para quando e por quanto.',
    um: 'item',
    varios: 'itens',
  },
  {
    pagina: 'convenios',
    titulo: 'Convênios e transferências',
    sobre:
      'O dinheiro que vem do Estado, da União e de financiamento, o que a Prefeitura repassa, e para quê.',
    um: 'convênio',
    varios: 'convênios',
  },
  {
    pagina: 'emendas',
    titulo: 'Emendas parlamentares',
    sobre: 'O que deputados, senadores e vereadores destinaram à cidade, para quê, e quanto já foi pago.',
    um: 'emenda',
    varios: 'emendas',
  },
  {
    pagina: 'dotacoes',
    titulo: 'Dotações orçamentárias',
    sobre: 'Quanto está reservado para cada área: saúde, educação, urbanismo e as outras.',
    um: 'lançamento',
    varios: 'lançamentos',
  },
  {
    pagina: 'medicoes',
    titulo: 'Medições de obras',
    sobre: 'O que foi conferido, aceito e pago em cada contrato, boletim por boletim.',
    um: 'boletim',
    varios: 'boletins',
  },
  {
    pagina: 'bairros',
    titulo: 'Lançamentos por bairro',
    sobre: 'O que está previsto no orçamento para cada bairro da cidade.',
    um: 'lançamento',
    varios: 'lançamentos',
  },
  {
    pagina: 'mapa',
    titulo: 'Mapa',
    sobre: 'Os projetos no mapa da cidade, com a situação de cada um.',
    um: 'ponto',
    varios: 'pontos',
  },
] as const satisfies readonly Pagina[]

export type NomePagina = (typeof PAGINAS)[number]['pagina']
export const PAGINA_NAMES = PAGINAS.map(({ pagina }) => pagina) as [NomePagina, ...NomePagina[]]

export const paginaOf = (nome: NomePagina) => PAGINAS.find(({ pagina }) => pagina === nome) ?? PAGINAS[0]

/** By what lists are narrowed to a year, and how it is called. */
export const ANOS: Readonly<Record<string, string>> = { ano: 'Ano', exercicio: 'Exercício' }

/** What a page may say that the city has none of, by the criterion that asks for it. */
export const AUSENCIAS_DA_PAGINA: Readonly<Partial<Record<NomePagina, readonly CodigoAusencia[]>>> = {
  obras: ['10.1', '10.2'],
  paralisadas: ['10.4'],
  medicoes: ['10.3'],
  convenios: ['5.1', '5.2', '5.3'],
  emendas: ['17.1', '17.2', '17.3'],
}

/** Currency as the courts of accounts count it: something changed within so many days. */
export const DIAS_EM_DIA = 30

/** Whether something of a page changed lately; null where nothing ever did. */
export function emDia(atualizado_em: string | null, hoje: Day): boolean | null {
  if (atualizado_em === null) return null
  return daysBetween(dayOf(new Date(atualizado_em)), hoje) <= DIAS_EM_DIA
}
